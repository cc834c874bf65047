import { shuffled } from "../lib/random.ts";
import { type EngineDefinition, placeKey } from "./engine.ts";

const SEED = 20240607;
const SIZE = 200;
/** The shares of the kinds in the sample. Methods have the largest share, because engines differ most for them. */
const SHARES: ReadonlyMap<EngineDefinition["kind"], number> = new Map([
  ["class", 0.2],
  ["function", 0.3],
  ["method", 0.5],
]);
const TEST_PATH =
  /(?:^|\/)(?:__tests__|tests?|testing|e2e|benchmarks?|runtime-tests)\/|(?:^|\/)(?:test_|conftest)|[._]test\.|\.spec\./;
const SPECIAL_NAME = /^(?:__\w+__|constructor|_)$/;

/** A sample of the definitions in production code. It is the same on every machine. */
export function sample(definitions: readonly EngineDefinition[]): EngineDefinition[] {
  const usable = definitions.filter(
    ({ name, places: [first] }) => first && !SPECIAL_NAME.test(name) && !TEST_PATH.test(first.file),
  );
  const key = ({ places: [first] }: EngineDefinition) => (first ? placeKey(first) : "");
  const inOrder = usable.sort((a, b) => (key(a) < key(b) ? -1 : 1));
  const mixed = shuffled(inOrder, SEED);
  const chosen = new Set<EngineDefinition>();
  for (const [kind, share] of SHARES) {
    const ofKind = mixed.filter((definition) => definition.kind === kind);
    for (const definition of ofKind.slice(0, SIZE * share)) chosen.add(definition);
  }
  for (const definition of mixed) if (chosen.size < SIZE) chosen.add(definition);
  return inOrder.filter((definition) => chosen.has(definition));
}
