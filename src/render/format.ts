/** The forms of an answer that people read; programs get JSON. */
export type TextFormat = "text" | "markdown";
