interface Fallback {
  readonly family: string;
  /** Full names under which systems have one and the same set of metrics. */
  readonly local: readonly string[];
  readonly weight: string;
  /** Average width of a letter of English text in the web font over that in the local one. */
  readonly width: number;
  /** The web font's own, in parts of the font size. */
  readonly ascent: number;
  readonly descent: number;
}

const figtree = { ascent: 0.95, descent: 0.25 };
const fraunces = { ascent: 0.978, descent: 0.255 };

/**
 * Local fonts, scaled to the width and height of the web fonts that they replace. So nothing moves when the web fonts
 * load. Widths were measured from the fonts' own tables, weighted by how often English uses each letter.
 */
const fallbacks: readonly Fallback[] = [
  {
    ...figtree,
    family: 'Figtree Fallback',
    local: ['Arial', 'Liberation Sans'],
    weight: '300 500',
    width: 1.008,
  },
  {
    ...figtree,
    family: 'Figtree Fallback',
    local: ['Arial Bold', 'Liberation Sans Bold'],
    weight: '501 900',
    width: 0.951,
  },
  { ...figtree, family: 'Figtree Fallback Wide', local: ['DejaVu Sans'], weight: '300 500', width: 0.881 },
  {
    ...figtree,
    family: 'Figtree Fallback Wide',
    local: ['DejaVu Sans Bold'],
    weight: '501 900',
    width: 0.793,
  },
  {
    ...fraunces,
    family: 'Fraunces Fallback',
    local: ['Times New Roman Bold', 'Liberation Serif Bold'],
    weight: '100 900',
    width: 1.115,
  },
  {
    ...fraunces,
    family: 'Fraunces Fallback Wide',
    local: ['DejaVu Serif Bold'],
    weight: '100 900',
    width: 0.841,
  },
];

const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

/** A face's overrides count in its adjusted size, hence the division. */
function face({ family, local, weight, width, ascent, descent }: Fallback): string {
  const sources = local.map((name) => `local('${name}')`).join(',');
  return (
    `@font-face{font-family:'${family}';src:${sources};font-weight:${weight};size-adjust:${percent(width)};` +
    `ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%}`
  );
}

export const fallbackFaces = fallbacks.map(face).join('');
