/** Mutants that no request can distinguish from the rules, by name, each with the reason. */
export const equivalents: readonly { readonly name: RegExp; readonly reason: string }[] = [
  {
    name: /operand request\.auth != null becomes true$/,
    reason:
      'For a guest request.auth is null, so the next operand fails on it and the rule denies all the same.',
  },
  {
    name: /allows list, .* if .*request\.query\.limit|allows get, list if .*request\.query\.limit/,
    reason:
      'Only a list has a query. In every other method the condition fails on request.query, and the rule denies.',
  },
  {
    name: /^inserted in sightings: .* allows list if .*request\.query\.limit (?:== 1|<= 20)$/,
    reason: 'Everyone may list up to twenty sightings anyway.',
  },
];

export const reasonFor = (name: string): string | undefined =>
  equivalents.find((equivalent) => equivalent.name.test(name))?.reason;
