import { describeTraps } from "./trap.ts";
import { MORE_LANGUAGES } from "./traps/more-languages.ts";
import { OTHER_LANGUAGES } from "./traps/other-languages.ts";

describeTraps("other languages", OTHER_LANGUAGES);
describeTraps("Scala, Lua and Dart", MORE_LANGUAGES);
