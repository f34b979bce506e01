import type { ColumnRole, TimeUnit } from "@/lib/schema/import";

/** Names of columns, lower case, words joined by _, in the order in which a role prefers them. */
const NAMES: Record<ColumnRole, string> = {
  instance:
    "instance_id instanceid instance instance_name vm_id vm vm_name machine machine_id host hostname node node_id node_name id name " +
    "实例id 实例_id 实例 实例编号 实例名称 实例名 机器 机器id 节点 节点名 主机 主机名",
  pool: "pool pool_name spot_pool capacity_pool 资源池 池 实例池",
  provider: "provider cloud cloud_provider vendor 云厂商 厂商 云服务商 供应商",
  region: "region region_id 地域 区域 地区",
  zone: "zone availability_zone availabilityzone az zone_id zone_name 可用区 可用区id",
  instanceType:
    "instance_type instancetype machine_type type flavor sku vm_size size gpu_type 规格 实例规格 机型 实例类型 机器类型",
  start:
    "start start_time starttime started started_at start_at launch launch_time launched_at launched created created_at created_time create_time begin begin_time insert_time " +
    "开始时间 开始 启动时间 创建时间 起始时间 开始运行时间",
  end:
    "end end_time endtime ended ended_at end_at stop stop_time stopped_at finish finish_time finished_at terminated_at terminate_time termination_time deleted_at " +
    "结束时间 结束 停止时间 终止时间 释放时间 回收时间",
  endLow: "end_lo end_low end_lower last_seen last_seen_at last_alive 最后存活时间 最后在线时间 结束下界",
  duration: "duration lifetime uptime run_time runtime elapsed 时长 持续时间 运行时长 存活时长",
  time:
    "time timestamp event_time eventtime date datetime interrupted_at interruption_time preempted_at preemption_time evicted_at reclaimed_at when at occurred_at " +
    "时间 事件时间 中断时间 回收时间 发生时间 日期 抢占时间",
  flag: "event interrupted is_interrupted preempted is_preempted evicted reclaimed observed is_event 是否被回收 是否回收 是否中断 是否被中断 被回收 是否被抢占",
  reason:
    "end_kind end_reason reason cause termination_reason stop_reason state_reason kind event_type status 结束原因 原因 停止原因 回收原因 终止原因 结束方式",
  count: "count n num number instances interruptions quantity 数量 台数 次数 个数 中断次数 实例数",
};

const ROLES_BY_NAME = new Map<string, ColumnRole[]>();
for (const [role, names] of Object.entries(NAMES)) {
  for (const name of names.split(" ")) {
    ROLES_BY_NAME.set(name, [...(ROLES_BY_NAME.get(name) ?? []), role as ColumnRole]);
  }
}

const UNITS: Record<string, TimeUnit> = {
  ms: "ms",
  millis: "ms",
  milliseconds: "ms",
  毫秒: "ms",
  s: "s",
  sec: "s",
  secs: "s",
  seconds: "s",
  秒: "s",
  min: "min",
  mins: "min",
  minutes: "min",
  分: "min",
  分钟: "min",
  h: "h",
  hr: "h",
  hrs: "h",
  hours: "h",
  小时: "h",
  时: "h",
  d: "d",
  days: "d",
  天: "d",
};

/** "Start time (h)" to "start_time" and its unit. */
export function readColumnName(name: string): { words: string; unit: TimeUnit | undefined } {
  const words = name
    .normalize("NFKC")
    .trim()
    .toLowerCase()
    .replace(/[\s\-./()[\]{}:]+/g, "_")
    .replace(/^_+|_+$/g, "");
  const cut = words.lastIndexOf("_");
  const unit = cut > 0 ? UNITS[words.slice(cut + 1)] : undefined;
  return unit ? { words: words.slice(0, cut), unit } : { words, unit: undefined };
}

/** The roles that a column's name may stand for. */
export const rolesOfColumn = (name: string): readonly ColumnRole[] => {
  const { words } = readColumnName(name);
  return ROLES_BY_NAME.get(words) ?? ROLES_BY_NAME.get(words.replace(/_/g, "")) ?? [];
};

/** How early a role lists this name: of two columns for one role the earlier wins. */
export const preference = (role: ColumnRole, name: string): number => {
  const names = NAMES[role].split(" ");
  const { words } = readColumnName(name);
  const place = names.indexOf(words);
  return place < 0 ? names.length : place;
};
