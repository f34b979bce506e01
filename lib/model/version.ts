/** Changes whenever the same request could get another plan; stored with every verdict. */
export const MODEL_VERSION = "1.1.0";
