/** Ids of what the keys lead to. */
export const KEY_LIST = "keys";
export const SEARCH_BOX = "search";
