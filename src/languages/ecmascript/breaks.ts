import type { BreakRules } from "../../code/break-rules.ts";
import { words } from "../../util/words.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";
import { absenceIn, absenceInFunction, OF_OBJECTS } from "./absence.ts";
import { declaredForms } from "./overloads.ts";

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
  [
    "RequestInit",
    "body cache credentials headers integrity keepalive method mode priority redirect referrer referrerPolicy signal window duplex dispatcher agent compress follow size highWaterMark insecureHTTPParser timeout counter cf next",
  ],
  ["ResponseInit", "headers status statusText url size timeout counter encodeBody webSocket cf"],
  ...["Readable", "Writable", "Duplex", "Transform", "PassThrough"].map((name) => [name, STREAM] as const),
]);

/** JavaScript: any call is taken, and anybody may add a member to an object. */
export const JAVASCRIPT_BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  globalNames: words(
    "this super arguments AbortController AbortSignal AggregateError Array ArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Blob Boolean BroadcastChannel Buffer CustomEvent DOMException DataView Date Element Error EvalError Event EventSource EventTarget File FileReader FinalizationRegistry Float32Array Float64Array FormData Function HTMLElement Headers Image Infinity Int16Array Int32Array Int8Array Intl Iterator JSON Map Math MessageChannel MessageEvent MessagePort MutationObserver NaN Node Number Object Performance Promise Proxy RangeError ReadableStream ReferenceError Reflect RegExp Request Response Set SharedArrayBuffer String Symbol SyntaxError TextDecoder TextEncoder TransformStream TypeError URIError URL URLSearchParams Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet WebAssembly WebSocket Worker WritableStream XMLHttpRequest __dirname __filename after afterAll afterEach alert atob before beforeAll beforeEach btoa clearImmediate clearInterval clearTimeout console crypto decodeURI decodeURIComponent describe document encodeURI encodeURIComponent escape eval expect exports fetch global globalThis history import isFinite isNaN it jest localStorage location module navigator parseFloat parseInt performance process queueMicrotask require requestAnimationFrame screen self sessionStorage setImmediate setInterval setTimeout structuredClone suite test undefined unescape vi window any unknown never string number boolean object symbol bigint void null Partial Required Readonly Record Pick Omit Exclude Extract NonNullable Parameters ReturnType InstanceType Awaited PromiseLike Iterable AsyncIterable ArrayLike Chai Cypress Express JSX Mocha NodeJS React",
  ),
  isUniversalMember: (name) => SPECIAL_NAME.test(name) || OF_OBJECTS.has(name),
  makesNamesByWriting: ({ facts }) => facts.marks.every(({ kind }) => kind !== "strict"),
  hasShorthand: true,
  typesAreComments: true,
  outsideStars: "bring anything",
  listsNames: true,
  knownBases: KNOWN_BASES,

  absenceIn: (world, file, name) => absenceIn(world, file, name, true),
  absenceInFunction,
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
  makesNamesByWriting: () => false,
  hasUnions: true,
  typesAreComments: false,
  hasFixedMembers: true,
  writesMakeMembers: PLAIN_BREAKS.writesMakeMembers,
  classesDeclareMembers: true,
  checksCalls: true,
  formsSeen: declaredForms,
};

/** A file whose framework adds to what its script exports. */
export const COMPONENT_BREAKS: BreakRules = {
  ...TYPESCRIPT_BREAKS,
  absenceIn: () => "unknown",
  checksCalls: false,
};
