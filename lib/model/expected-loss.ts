import { product, type TimeLedger } from "./expected-time";
import { type Job, jobCount } from "./job";
import type { LossHours, LossMoney } from "./plan-types";
import { HOURS_PER_MONTH, inHours } from "./units";

/** Hours lost by one job, wall clock; the parts add up to the total. */
export function lossHours(ledger: TimeLedger): LossHours {
  const checkpointing = inHours(ledger.checkpointing);
  const lostWork = inHours(ledger.lostWork);
  const recovery = inHours(ledger.recovery);
  const downtime = inHours(ledger.downtime);
  return { checkpointing, lostWork, recovery, downtime, total: checkpointing + lostWork + recovery + downtime };
}

/**
 * Money lost by all instances, useful work excluded; the four parts add up to the total.
 * A checkpoint is transferred once when written and once when restored. Downtime is not billed.
 */
export function lossMoney(job: Job, ledger: TimeLedger): LossMoney {
  const { spot, storagePerGigabyteMonth, perCheckpointWrite, transferPerGigabyte } = job.prices;
  const pricePerHour = spot * job.instances;
  const size = job.gigabytes ?? 0;
  const transfer = size * transferPerGigabyte;
  const months = inHours(ledger.wall) / HOURS_PER_MONTH;
  const lostWork = inHours(ledger.lostWork) * pricePerHour;
  const checkpointing =
    inHours(ledger.checkpointing) * pricePerHour + product(jobCount(job) * ledger.saves, perCheckpointWrite + transfer);
  const storage = product(months, jobCount(job) * job.kept * size * storagePerGigabyteMonth);
  const recovery = inHours(ledger.recovery) * pricePerHour + product(jobCount(job) * ledger.interruptions, transfer);
  return { lostWork, checkpointing, storage, recovery, total: lostWork + checkpointing + storage + recovery };
}
