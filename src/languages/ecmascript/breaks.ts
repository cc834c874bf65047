import type { Absence, BreakRules } from "../../code/break-rules.ts";
import type { FileIndex } from "../../code/file-index.ts";
import type { Type } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { referenceOperand } from "../../model/facts.ts";
import { words } from "../../util/words.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";

const SPECIAL_NAME = /^__\w+__$/;

const EMITTER =
  "on once off emit addListener removeListener removeAllListeners prependListener prependOnceListener listeners rawListeners listenerCount eventNames setMaxListeners getMaxListeners domain defaultMaxListeners";
const STREAM = `${EMITTER} pipe unpipe read push unshift pause resume isPaused setEncoding wrap destroy destroyed closed errored end write cork uncork flush objectMode compose iterator map filter forEach toArray some find every flatMap drop take reduce asIndexedPairs _read _write _writev _final _transform _flush _construct _destroy readable writable readableFlowing readableLength readableEnded readableObjectMode writableEnded writableLength writableFinished writableObjectMode writableNeedDrain allowHalfOpen _readableState _writableState _events _eventsCount _maxListeners`;
/** Classes of the engines, by the name under which they are extended. */
const KNOWN_BASES: ReadonlyMap<string, string> = new Map([
  ...["Error", "TypeError", "RangeError", "SyntaxError"].map(
    (name) => [name, "name message stack cause captureStackTrace stackTraceLimit prepareStackTrace"] as const,
  ),
  ["EventEmitter", `${EMITTER} _events _eventsCount _maxListeners`],
  ...["Readable", "Writable", "Duplex", "Transform", "PassThrough"].map((name) => [name, STREAM] as const),
]);

/** JavaScript: any call is taken, and anybody may add a member to an object. */
export const JAVASCRIPT_BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  globalNames: words(
    "this super arguments AbortController AbortSignal AggregateError Array ArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Blob Boolean BroadcastChannel Buffer CustomEvent DOMException DataView Date Element Error EvalError Event EventSource EventTarget File FileReader FinalizationRegistry Float32Array Float64Array FormData Function HTMLElement Headers Image Infinity Int16Array Int32Array Int8Array Intl Iterator JSON Map Math MessageChannel MessageEvent MessagePort MutationObserver NaN Node Number Object Performance Promise Proxy RangeError ReadableStream ReferenceError Reflect RegExp Request Response Set SharedArrayBuffer String Symbol SyntaxError TextDecoder TextEncoder TransformStream TypeError URIError URL URLSearchParams Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet WebAssembly WebSocket Worker WritableStream XMLHttpRequest __dirname __filename after afterAll afterEach alert atob before beforeAll beforeEach btoa clearImmediate clearInterval clearTimeout console crypto decodeURI decodeURIComponent describe document encodeURI encodeURIComponent escape eval expect exports fetch global globalThis history import isFinite isNaN it jest localStorage location module navigator parseFloat parseInt performance process queueMicrotask require requestAnimationFrame screen self sessionStorage setImmediate setInterval setTimeout structuredClone suite test undefined unescape vi window any unknown never string number boolean object symbol bigint void null Partial Required Readonly Record Pick Omit Exclude Extract NonNullable Parameters ReturnType InstanceType Awaited PromiseLike Iterable AsyncIterable ArrayLike Chai Cypress Express JSX Mocha NodeJS React",
  ),
  isUniversalMember: (name) => SPECIAL_NAME.test(name),
  makesNamesByWriting: true,
  hasShorthand: true,
  typesAreComments: true,
  outsideStars: "bring anything",
  listsNames: true,
  knownBases: KNOWN_BASES,

  absenceIn: (world, file, name) => absenceIn(world, file, name, true),
  passedOn: (_world, file, name) => (name === "default" ? [] : file.exports.stars.map(({ module }) => module)),

  hasFixedMembers: false,
  writesMakeMembers: (_world, _file, _reference, types) => types.every(({ kind }) => kind !== "module"),
  classesDeclareMembers: false,
  overridesAreMarked: "never",
  readsDamagedClasses: false,
  privateSeenBy: "class",
  isPublic: (qualname, _definitions, exported) => exported.has(qualname.split(".", 1)[0] ?? ""),
};

export const TYPESCRIPT_BREAKS: BreakRules = {
  ...JAVASCRIPT_BREAKS,
  absenceIn: (world, file, name) => absenceIn(world, file, name, false),
  makesNamesByWriting: false,
  hasUnions: true,
  typesAreComments: false,
  hasFixedMembers: true,
  writesMakeMembers: PLAIN_BREAKS.writesMakeMembers,
  classesDeclareMembers: true,
  checksCalls: true,
};

/** A file whose framework adds to what its script exports. */
export const COMPONENT_BREAKS: BreakRules = {
  ...TYPESCRIPT_BREAKS,
  absenceIn: () => "unknown",
  checksCalls: false,
};

/** By which a script gives others what it does not export. */
const SHARED_OBJECTS = ["define", "globalThis", "global", "window", "self", "root"];

/** `mayBeScript`: a file without any export may be a CommonJS module that exports in a way that is not seen, or no module at all. */
function absenceIn(world: World, file: FileIndex, name: string, mayBeScript: boolean): Absence {
  const { exports, errors } = file.facts;
  if (errors.length > 0) return "unknown";
  const named = file.exports.named(name);
  if (named.length > 0) {
    const isPassedOn = named.some(({ kind, local }) => kind === "reexport" || isImported(file, local || name));
    return isPassedOn ? "hollow" : "present";
  }
  const { whole } = file.exports;
  if (whole) return absenceInWhole(file, world.typesOf(file, whole.value), name);
  if (exports.length === 0) {
    const words = ["exports", "module", ...(mayBeScript ? SHARED_OBJECTS : [])];
    const asksOutside = words.some((each) => mentions(file, each)) || (mayBeScript && mentionsOuterThis(file));
    return asksOutside ? "unknown" : "missing";
  }
  return mayBeScript && mentions(file, "exports") ? absenceInDynamicExports(file) : "missing";
}

function isImported(file: FileIndex, local: string): boolean {
  return file.bindingsOf(0, local).some(({ kind }) => kind === "import");
}

/** `module.exports = value`: what the value is tells what it has; a plain object may have been made of others. */
function absenceInWhole(file: FileIndex, types: readonly Type[], name: string): Absence {
  if (name === "default" || types.length === 0) return "unknown";
  const isObject = types.every((type) => type.kind === "object" && type.path === file.path);
  if (!isObject) return "unknown";
  return !mentions(file, "assign") ? "missing" : "unknown";
}

/** Exports under computed names cannot be listed, nor those that are made by whoever `exports` is handed to. */
function absenceInDynamicExports(file: FileIndex): Absence {
  const { references, assignments } = file.facts;
  const asked = new Set(references.map(({ receiver }) => receiver));
  const assigned = new Set(assignments.map(({ target }) => target));
  const isDynamic = file
    .referencesNamed(new Set(["exports"]))
    .some((index) => !asked.has(referenceOperand(index)) && !assigned.has(index));
  return isDynamic ? "unknown" : "missing";
}

/** Whether `this` is that of a script or of a function without a name, which may be a global object. */
function mentionsOuterThis(file: FileIndex): boolean {
  const scopes = file.referencesNamed(new Set(["this"])).map((index) => file.facts.references[index]?.scope ?? 0);
  return scopes.some((scope) => file.definitionAround(scope) < 0);
}

function mentions(file: FileIndex, name: string): boolean {
  return file.referencesNamed(new Set([name])).length > 0;
}
