-- What an import is measured against: the file as it is, in columns of text, with the keys that any
-- reading of it needs. Filled by one COPY of the same file.
CREATE TABLE copied_row (
  log text NOT NULL DEFAULT 'log',
  ordinal bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  instance_id text NOT NULL,
  provider text NOT NULL,
  region text NOT NULL,
  type text NOT NULL,
  started text NOT NULL,
  instant text NOT NULL,
  ended_by text NOT NULL
);

CREATE INDEX copied_row_log_instant ON copied_row (log, instant);

CREATE INDEX copied_row_log_pool ON copied_row (log, provider, region, type);
