/** Mutants that no request can tell from the rules, by the name of the mutant. Each with the reason. */
export const equivalents: readonly { readonly name: RegExp; readonly reason: string }[] = [];

export const reasonFor = (name: string): string | undefined =>
  equivalents.find((equivalent) => equivalent.name.test(name))?.reason;
