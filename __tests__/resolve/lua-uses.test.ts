import { describe } from "vitest";
import { type Scenario, testScenarios } from "../helpers/uses-scenarios.ts";

const ACCOUNT = `local Account = {}
Account.__index = Account

function Account.new(owner)
  local self = setmetatable({}, Account)
  self.owner = owner
  return self
end

function Account:deposit(amount)
  self.balance = amount
end

return Account
`;

const SCENARIOS: readonly Scenario[] = [
  [
    "a function of a module table",
    "lua/shop/prices.lua#M.total",
    {
      "lua/shop/prices.lua":
        "local M = {}\n\nfunction M.total(items)\n  return #items\nend\n\nfunction M.all()\n  return M.total({}) -- uses\nend\n\nreturn M\n",
      "lua/shop/other.lua": "local M = {}\n\nfunction M.total()\nend\n\nreturn M\n",
      "lua/main.lua": `local prices = require("shop.prices")
local other = require "shop.other"
local total = require("shop.prices").total -- uses
prices.total({}) -- uses
other.total()
total({}) -- uses
require("shop.prices").total({}) -- uses
`,
    },
  ],
  [
    "a method of objects that a constructor makes",
    "src/account.lua#Account.deposit",
    {
      "src/account.lua": ACCOUNT,
      "src/bank.lua": `local Account = require("account")
local Bank = {}

function Bank:open(name)
  local account = Account.new(name)
  account:deposit(1) -- uses
  self.account = Account.new("b")
  self.account:deposit(2) -- uses
end

function Bank:close()
  self.account:deposit(3) -- uses
end

return Bank
`,
    },
  ],
  [
    "an inherited method, called on a subclass and on its object",
    "src/account.lua#Account.deposit",
    {
      "src/account.lua": ACCOUNT,
      "src/savings.lua": `local Account = require("account")
local Savings = setmetatable({}, { __index = Account })
Savings.__index = Savings

function Savings.open()
  return setmetatable({}, Savings)
end

function Savings:add()
  self:deposit(1) -- uses
  Account.deposit(self, 2) -- uses
end

return Savings
`,
      "src/main.lua": 'local Savings = require("savings")\nSavings.open():deposit(3) -- uses\n',
    },
  ],
  [
    "a function that a module passes on in the table it returns",
    "a/text.lua#trim",
    {
      "a/text.lua": "local function trim(s)\n  return s\nend\n\nreturn { trim = trim, strip = trim } -- uses\n",
      "a/init.lua":
        'local text = require("a.text")\ntext.trim("x") -- uses\ntext.strip("y") -- uses\ntext.other("z")\n',
    },
  ],
  [
    "a global function of a file that another one requires",
    "globals.lua#log",
    {
      "globals.lua": "function log(text)\n  print(text)\nend\n",
      "main.lua": 'require("globals")\nlog("a") -- uses\nlocal function run(log)\n  log("b")\nend\n',
      "other.lua": "local function log()\nend\nlog()\n",
    },
  ],
  [
    "a local function, which a parameter shadows",
    "main.lua#load",
    {
      "main.lua":
        "local function load()\nend\n\nload() -- uses\n\nlocal function run(load)\n  load()\n  return function()\n    load()\n  end\nend\n",
    },
  ],
  [
    "a table of functions that is written as one value",
    "codec.lua#Codec.encode",
    {
      "codec.lua":
        "local Codec = {\n  encode = function(text)\n    return text\n  end,\n  size = 3,\n}\n\nfunction Codec.both(text)\n  return Codec.encode(text) -- uses\nend\n\nreturn Codec\n",
      "main.lua": 'local codec = require("codec")\nprint(codec.encode("x"), codec.size) -- uses\n',
    },
  ],
];

describe("resolve: where Lua code uses a symbol", () => testScenarios(SCENARIOS));
