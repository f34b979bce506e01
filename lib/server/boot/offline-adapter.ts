import "server-only";
import {
  ColumnTypeEnum,
  mockMigrationAwareAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";

// The one thing the engine asks before it compares two schemas: which PostgreSQL this is.
const WHO_ARE_YOU = {
  columnNames: ["exists", "version", "numeric_version"],
  columnTypes: [ColumnTypeEnum.Boolean, ColumnTypeEnum.Text, ColumnTypeEnum.Int32],
  rows: [[true, "PostgreSQL 18", 180_000]],
};

/** Stands in for a database where the schema engine insists on one but none is needed. */
export function offlineAdapter(): SqlMigrationAwareDriverAdapterFactory {
  const refusing = mockMigrationAwareAdapterFactory("postgres");
  const connect = async (): Promise<SqlDriverAdapter> => ({
    ...(await refusing.connect()),
    queryRaw: async () => WHO_ARE_YOU,
    dispose: async () => {},
  });
  return { ...refusing, connect, connectToShadowDb: connect };
}
