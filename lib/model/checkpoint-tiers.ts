import { youngInterval } from "./checkpoint-interval";
import { type PerSecond, type Seconds, seconds } from "./units";

/** One storage tier: what a save to it costs and how often something strikes that it survives. */
export type Tier = { overhead: Seconds; rate: PerSecond };

/**
 * Two storage tiers, first order. The local disk dies with a reclaimed instance, so the local
 * rate counts process crashes only; the remote rate counts interruptions.
 *
 * @returns each tier's interval, and the pattern of one remote save after every `localPerRemote`
 *   local ones that loses least, with its work in seconds and its loss per useful second
 */
export function twoTierPattern(local: Tier, remote: Tier) {
  const localInterval = youngInterval(local.overhead, local.rate);
  const remoteInterval = youngInterval(remote.overhead, remote.rate);
  const pattern = (count: number) => {
    const overhead = count * local.overhead + remote.overhead;
    const rate = local.rate / count + remote.rate;
    return {
      localPerRemote: count,
      work: seconds(Math.sqrt((2 * overhead) / rate)),
      loss: Math.sqrt(2 * overhead * rate),
    };
  };
  const ratio = remoteInterval / localInterval;
  const below = pattern(Math.max(1, Math.floor(ratio)));
  const above = pattern(Math.max(1, Math.ceil(ratio)));
  return {
    localInterval,
    remoteInterval,
    loss: Math.sqrt(2 * local.overhead * local.rate) + Math.sqrt(2 * remote.overhead * remote.rate),
    best: above.loss < below.loss ? above : below,
  };
}
