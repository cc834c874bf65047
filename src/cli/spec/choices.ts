/** The words that options choose from, for help, parsing and completion alike; those of other rooms are used as they are there. */
export const COLORS = ["auto", "always", "never"] as const;
export const TEST_CHOICES = ["include", "only", "exclude"] as const;
export const SHELLS = ["bash", "zsh", "fish"] as const;

/** The values of `--fail-on` where they differ from those of a job. */
export const AUDIT_LEVELS = ["never", "stale", "any"] as const;
export const FINDING_LEVELS = ["error", "warning"] as const;
export const RELEASE_LEVELS = ["never", "major", "minor"] as const;
