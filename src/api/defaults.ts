/** Some of the options, each of which may also be given as undefined. */
export type Given<Options> = { readonly [Name in keyof Options]?: Options[Name] | undefined };

/** The options that were given, and the defaults for the rest. */
export function withDefaults<Options extends object>(defaults: Options, given: Given<Options>): Options {
  const said = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...defaults, ...(Object.fromEntries(said) as Partial<Options>) };
}
