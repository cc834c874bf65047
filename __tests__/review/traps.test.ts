import { describeTraps } from "./trap.ts";
import { JAVASCRIPT } from "./traps/javascript.ts";
import { PYTHON_CALLS } from "./traps/python-calls.ts";
import { PYTHON_MEMBERS } from "./traps/python-members.ts";
import { PYTHON_NAMES } from "./traps/python-names.ts";
import { TYPESCRIPT } from "./traps/typescript.ts";

describeTraps("names in Python", PYTHON_NAMES);
describeTraps("members in Python", PYTHON_MEMBERS);
describeTraps("calls in Python", PYTHON_CALLS);
describeTraps("TypeScript", TYPESCRIPT);
describeTraps("JavaScript", JAVASCRIPT);
