import { awsCloudtrail } from "./aws-cloudtrail/format";
import { awsEventbridge } from "./aws-eventbridge/format";
import { csvInterruptions } from "./csv-interruptions/format";
import { csvLifetimes } from "./csv-lifetimes/format";
import type { LogFormat } from "./log-format";

/** Every format that can be read, the more particular first: it wins among equals. */
export const FORMATS: readonly LogFormat[] = [awsEventbridge, awsCloudtrail, csvLifetimes, csvInterruptions];
