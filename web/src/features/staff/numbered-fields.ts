/** The fields of a form for each thing of a list that it holds whole: `title_1`, `text_1`, `title_2` … */
export const numberedFields = <P extends string, N extends number | string>(
  parts: readonly P[],
  numbers: readonly N[],
): `${P}_${N}`[] => numbers.flatMap((number) => parts.map((part) => `${part}_${number}` as const));

/** Where the schema has them, for `fieldOf`: 'slides.0.title' is `title_1`. */
export const numberedFieldOf = <P extends string, N extends number>(
  list: string,
  parts: readonly P[],
  numbers: readonly N[],
): Record<string, `${P}_${N}`> =>
  Object.fromEntries(
    numbers.flatMap((number) =>
      parts.map((part) => [`${list}.${number - 1}.${part}`, `${part}_${number}`] as const),
    ),
  );
