/** A call through a member with more implementations than this is weak evidence for any one of them. */
export const MAX_OVERRIDES = 8;
