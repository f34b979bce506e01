import type { EventKind } from "./event";

export type EndKind = Extract<EventKind, "interruption" | "userStop" | "cap" | "failure" | "unknown" | "alive">;

const WORDS: Record<Exclude<EndKind, "unknown">, string> = {
  interruption:
    "preempted preempt preemption evicted eviction interrupted interruption interrupt reclaimed reclaim " +
    "spot_interruption spot_interrupted bid_evicted bidevictedevent spot_reclaim provider_reclaim " +
    "instance_terminated_by_price instance_terminated_no_capacity instance_terminated_capacity_oversubscribed " +
    "被回收 回收 抢占 被抢占 中断 被中断 竞价回收 抢占回收 系统回收 释放回收",
  userStop:
    "user_stop user_stopped user stop stopped user_terminated user_terminate user_delete user_deleted delete deleted " +
    "instance_terminated_by_user request_canceled_and_instance_running cancelled canceled completed complete finished done success succeeded shutdown scale_down scale_in manual " +
    "用户停止 手动停止 主动停止 主动释放 用户释放 已完成 完成 正常结束 正常停止 取消 缩容",
  cap: "cap capped time_limit timeout max_runtime max_duration max_lifetime 24h 24h_limit 24h_cap expired 到期 时长上限 运行上限 超时",
  failure:
    "failure failed fail host_error hosterror hardware_failure hardware_fault node_fail node_failure crash crashed error " +
    "故障 硬件故障 宕机 失败 异常 主机故障",
  alive: "alive alive_at_end running still_running censored 运行中 仍在运行 在运行 存活",
};

const KIND_BY_WORD = new Map<string, EndKind>(
  Object.entries(WORDS).flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind as EndKind] as const)),
);

/** How a machine ended, by the word that a log uses for it; a word that no list holds is an unknown end. */
export const kindOfWord = (word: string): EndKind =>
  KIND_BY_WORD.get(word) ??
  KIND_BY_WORD.get(
    word
      .trim()
      .toLowerCase()
      .replace(/[\s\-./]+/g, "_"),
  ) ??
  "unknown";

const YES = new Set("1 1.0 true t yes y x 是 有 真 对 已回收 被回收 已中断".split(" "));
const NO = new Set("0 0.0 false f no n 否 无 假 未 未回收 未中断".split(" "));

/** Whether the provider ended it; undefined for a text that says neither. */
export function readFlag(text: string): boolean | undefined {
  if (text === "1") return true;
  if (text === "0") return false;
  const word = text.trim().toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : undefined;
}
