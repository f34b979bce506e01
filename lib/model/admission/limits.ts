import type { AdmissionLimits } from "../plan-types";
import { DISPERSION_INDEX_LIMIT, DISPERSION_P_LIMIT } from "../statistics/dispersion";

/** Editable per workspace and stored with every verdict. */
export const DEFAULT_LIMITS: AdmissionLimits = {
  overheadP90Seconds: 60,
  overheadSamples: 5,
  overheadShare: 0.05,
  events: 10,
  exposureInstanceHours: 168,
  dispersionIndex: DISPERSION_INDEX_LIMIT,
  dispersionP: DISPERSION_P_LIMIT,
  jobIntervals: 10,
  interruptionsDuringJob: 0.5,
};

/** Spot must be cheaper than on-demand by this share. */
export const DEFAULT_MARGIN = 0.1;
