/** The rules for the scopes of a language. Only rules that differ between languages are here. */
export interface ScopeRules {
  /**
   * The names of a class that a bare name inside a function of the class can mean: none (only `self.x` or `this.x` can access them),
   * all except members (type parameters, `Self`), or all.
   */
  readonly classNames: "hidden" | "members hidden" | "seen";
  /** Variables and types are separate, so the name of a type is not looked up among variables: `func f(store *store.DB)`. */
  readonly keepsTypesApart: boolean;
  /** A constructor is declared like a method with the name of its class, but the name still means the class. */
  readonly namesConstructorsAfterClasses: boolean;
  /**
   * A method and a field with one name are two members, and a call means the method. With "of objects" this holds only for a member of
   * an object, so `A::name` can be either of them.
   */
  readonly keepsMethodsApart: false | "always" | "of objects";
  /** Only the class object has static members; an instance does not have them. */
  readonly keepsStaticsApart: boolean;
  /** A type can have fields without names, which are its parameters: `struct Pair(A, B)`. */
  readonly hasUnnamedParts: boolean;
  /** The first parameter of a method is its object, whatever the name of the parameter is. */
  readonly hasSelfParameter: boolean;
  /** In the body of a class, a name means the outer name until the class binds it itself: `Parser = Parser`. */
  readonly readsOutsideFirst: boolean;
  /** A variable exists only after the end of its declaration: in `store := store.Open()` the second `store` is the outer name. */
  readonly declaresBeforeUse: boolean;
  /** The parameters of a class are seen where its object is made, and not in its functions: they hide no property from these. */
  readonly classParametersEnd: boolean;
  /** A `case` label names a constant of the enum that the `switch` tests, without the name of the enum. */
  readonly labelsNameConstants: boolean;
  /** A function outside a class can have an object, and its bare names can mean members of that object: `fun Base.f() = member()`. */
  readonly bindsObject: boolean;
  /** A class that is declared static has no object of the enclosing class, and sees only the static members of that class. */
  readonly staticClassesStandAlone: boolean;
}

/** The scopes of a usual language: blocks are nested, and functions of a class see the names of the class. */
export const PLAIN_SCOPES: ScopeRules = {
  classNames: "seen",
  keepsTypesApart: true,
  namesConstructorsAfterClasses: false,
  keepsMethodsApart: false,
  keepsStaticsApart: false,
  hasUnnamedParts: false,
  hasSelfParameter: false,
  readsOutsideFirst: false,
  declaresBeforeUse: false,
  classParametersEnd: false,
  labelsNameConstants: false,
  bindsObject: false,
  staticClassesStandAlone: false,
};
