import type { Trap } from "../trap.ts";

const PRICES =
  "local M = {}\n\nfunction M.total(items)\n  return #items\nend\n\nfunction M.tax(sum)\n  return sum\nend\n\nreturn M\n";
const PRICES_WITHOUT_TAX = "local M = {}\n\nfunction M.total(items)\n  return #items\nend\n\nreturn M\n";

const LUA: readonly Trap[] = [
  {
    title: "a deleted function of a Lua module",
    base: {
      "prices.lua": PRICES,
      "main.lua": 'local prices = require("prices")\nprint(prices.total({}))\nprint(prices.tax(1))\n',
    },
    head: { "prices.lua": PRICES_WITHOUT_TAX },
    broken: ["main.lua:3 deleted"],
  },
  {
    title: "a renamed function of a Lua module that is taken at once",
    base: {
      "prices.lua": PRICES,
      "main.lua": 'local tax = require("prices").tax\nprint(tax(1))\n',
    },
    head: { "prices.lua": PRICES.replace("M.tax", "M.duty") },
    broken: ["main.lua:1 renamed"],
  },
  {
    title: "a Lua module that moved",
    base: {
      "lib/prices.lua": PRICES,
      "main.lua": 'local prices = require("lib.prices")\nprint(prices.tax(1))\n',
    },
    head: { "lib/prices.lua": null, "shop/prices.lua": PRICES },
    broken: ["main.lua:1 moved"],
  },
  {
    title: "a deleted method of a Lua class, called on its objects and on something unknown",
    base: {
      "door.lua":
        "local Door = {}\nDoor.__index = Door\n\nfunction Door.new()\n  return setmetatable({}, Door)\nend\n\nfunction Door:slam()\nend\n\nreturn Door\n",
      "main.lua": 'local Door = require("door")\nlocal door = Door.new()\ndoor:slam()\n',
    },
    head: {
      "door.lua":
        "local Door = {}\nDoor.__index = Door\n\nfunction Door.new()\n  return setmetatable({}, Door)\nend\n\nreturn Door\n",
    },
    broken: ["main.lua:3 deleted"],
  },
  {
    title: "Lua functions that get other parameters, which no call is refused for",
    base: {
      "prices.lua": PRICES,
      "main.lua": 'local prices = require("prices")\nprint(prices.tax(1))\n',
    },
    head: { "prices.lua": PRICES.replace("M.tax(sum)", "M.tax(sum, rate, country)") },
    broken: [],
  },
  {
    title: "a Lua module whose table is renamed, is filled by keys, or answers to any name",
    base: {
      "prices.lua": PRICES,
      "names.lua": "local M = {}\n\nfunction M.one()\nend\n\nfunction M.two()\nend\n\nreturn M\n",
      "any.lua": "local M = {}\n\nfunction M.one()\nend\n\nfunction M.two()\nend\n\nreturn M\n",
      "main.lua":
        'local prices = require("prices")\nlocal names = require("names")\nlocal any = require("any")\nprint(prices.tax(1))\nnames.one()\nany.one()\n',
    },
    head: {
      "prices.lua": PRICES.replaceAll(/\bM\b/g, "Prices"),
      "names.lua":
        'local M = {}\n\nfunction M.two()\nend\n\nfor _, name in ipairs({ "one" }) do\n  M[name] = M.two\nend\n\nreturn M\n',
      "any.lua":
        "local M = {}\n\nfunction M.two()\nend\n\nreturn setmetatable(M, {\n  __index = function(_, name)\n    return name\n  end,\n})\n",
    },
    broken: [],
  },
  {
    title: "a Lua function that becomes a field of the table a file returns",
    base: {
      "text.lua": "local M = {}\n\nfunction M.trim(s)\n  return s\nend\n\nreturn M\n",
      "main.lua": 'local text = require("text")\ntext.trim("x")\n',
    },
    head: { "text.lua": "local function trim(s)\n  return s\nend\n\nreturn { trim = trim }\n" },
    broken: [],
  },
];

/** Languages that were added after the others. */
export const MORE_LANGUAGES: readonly Trap[] = [...LUA];
