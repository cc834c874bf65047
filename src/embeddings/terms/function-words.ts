import { stem } from "./stem.ts";

/** Terms that hold sentences and programs together and say nothing about their subject. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    "a an and any are as at be but by can do does for from has have how if in into is it its may more must no not of on one only or " +
    "other should so some such than that the their them then there these they this those to use used using us was what when where " +
    "which while who why will with would you your self return returns def none true false import class function const let var new null"
  )
    .split(" ")
    .map(stem),
);
