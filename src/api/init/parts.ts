/** The parts that can be set up besides the review: search tables in CI, the nightly audit, answers to `/llmc` comments, an llmc.toml. */
export const INIT_PARTS = ["index", "audit", "commands", "config"] as const;
export type InitPart = (typeof INIT_PARTS)[number];
