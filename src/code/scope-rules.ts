/** The rules for the scopes of a language, as far as languages differ. */
export interface ScopeRules {
  /**
   * What a bare name inside a function of a class sees of the class: nothing (`self.x`, `this.x` alone reach it), everything but its
   * members (type parameters, `Self`), or everything.
   */
  readonly classNames: "hidden" | "members hidden" | "seen";
  /** Variables and types never meet, so that a name of a type is not looked up among variables: `func f(store *store.DB)`. */
  readonly keepsTypesApart: boolean;
  /** A constructor is written like a method with the name of its class, and the name means the class all the same. */
  readonly namesConstructorsAfterClasses: boolean;
  /** A method and a field of one name are two members, and a call says which is meant: of anything, or of an object alone, so that `A::name` may be either. */
  readonly keepsMethodsApart: false | "always" | "of objects";
  /** Only the class object has static members; an instance does not have them. */
  readonly keepsStaticsApart: boolean;
  /** A type can have parts without names, which are its parameters: `struct Pair(A, B)`. */
  readonly hasUnnamedParts: boolean;
  /** The first parameter of a method is its object, by whatever name. */
  readonly hasSelfParameter: boolean;
  /** In the body of a class, a name means the one outside until the class has its own: `Parser = Parser`. */
  readonly readsOutsideFirst: boolean;
  /** A variable is known from the end of its declaration on: in `store := store.Open()` the second name is the one outside. */
  readonly declaresBeforeUse: boolean;
  /** A label of a choice names a constant of the enum that is chosen by, without saying the enum. */
  readonly labelsNameConstants: boolean;
  /** A function outside a class can have an object, whose members its bare names mean: `fun Base.f() = member()`. */
  readonly bindsObject: boolean;
  /** A class that says it is static has no object of the class around it, and sees its static members alone. */
  readonly staticClassesStandAlone: boolean;
}

/** A language without surprises: blocks inside each other, classes whose names their functions see. */
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
  labelsNameConstants: false,
  bindsObject: false,
  staticClassesStandAlone: false,
};
