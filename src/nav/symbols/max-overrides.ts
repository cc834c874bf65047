/** A call through what more members than this implement says little about one of them. */
export const MAX_OVERRIDES = 8;
