import type { Language } from "../model/facts.ts";

/** Types that give the methods of their argument: pointers, options, guards. */
const TRANSPARENT: ReadonlyMap<Language, ReadonlySet<string>> = new Map([
  [
    "rust",
    new Set(
      "Option Result Box Rc Arc Weak Cell RefCell Mutex RwLock Ref RefMut MutexGuard Cow Pin OnceCell Lazy".split(" "),
    ),
  ],
  ["cpp", new Set("unique_ptr shared_ptr weak_ptr optional reference_wrapper atomic".split(" "))],
  ["csharp", new Set(["Task", "ValueTask", "Nullable", "Lazy"])],
  ["java", new Set(["Optional", "Supplier", "Provider", "ThreadLocal", "AtomicReference", "WeakReference"])],
  ["kotlin", new Set(["Optional", "Lazy"])],
]);

/** Whether a value of a generic type is used as if it were one of its first argument. */
export function isTransparentType(language: Language, name: string): boolean {
  return TRANSPARENT.get(language)?.has(name) ?? false;
}
