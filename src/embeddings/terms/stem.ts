/** Shorter words are left alone: the rest would mean too little. */
const MIN_WORD = 4;
const MIN_STEM = 3;
const ENGLISH = /^[a-z]+$/;
const VOWEL = /[aeiouy]/;
/** Consonants doubled before an ending: `running`, `mapped`. */
const DOUBLED = /([bdfgmnprt])\1$/;
const VERB_ENDINGS = ["ing", "ed"];

/**
 * The part that the forms of an English noun or verb have in common: `route`, `routes` and `routing` give `rout`. The result is always a
 * prefix of the word, so a search for it as plain text finds every form.
 */
export function stem(word: string): string {
  if (word.length < MIN_WORD || !ENGLISH.test(word)) return word;
  return withoutFinalVowel(withoutVerbEnding(withoutPlural(word)));
}

function withoutPlural(word: string): string {
  if (word.endsWith("ies") || word.endsWith("ied")) return word.length > MIN_WORD ? word.slice(0, -3) : word;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^suia]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutVerbEnding(word: string): string {
  for (const ending of VERB_ENDINGS) {
    const rest = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || rest.length < MIN_STEM || !VOWEL.test(rest)) continue;
    return DOUBLED.test(rest) ? rest.slice(0, -1) : rest;
  }
  return word;
}

/** `route` and `routing`, `query` and `queries`, `cookie` and `cookies`. */
function withoutFinalVowel(word: string): string {
  if (word.length > MIN_WORD && word.endsWith("ie")) return word.slice(0, -2);
  return word.length > MIN_STEM && /[^aeiou][ey]$/.test(word) ? word.slice(0, -1) : word;
}
