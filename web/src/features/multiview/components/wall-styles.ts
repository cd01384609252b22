import { phoneOnItsSide } from '../../../components/stage.ts';
import { LOW_LANDSCAPE, UPRIGHT_TABLET } from '../../../config/breakpoints.ts';
import type { Layout } from '../arrangement.ts';

/** Tiles side by side and below each other. */
interface Shape {
  readonly columns: number;
  readonly rows: number;
}

const lying: Readonly<Record<Layout, Shape>> = {
  1: { columns: 1, rows: 1 },
  2: { columns: 2, rows: 1 },
  4: { columns: 2, rows: 2 },
  9: { columns: 3, rows: 3 },
};
const standing: Readonly<Record<Layout, Shape>> = { ...lying, 2: { columns: 1, rows: 2 } };

/** Where the other tiles are while one is large: in columns beside it. The large one is as high as all their rows. */
const besideLarge: Readonly<Record<Layout, Shape>> = {
  1: { columns: 0, rows: 1 },
  2: { columns: 1, rows: 3 },
  4: { columns: 1, rows: 3 },
  9: { columns: 2, rows: 4 },
};

/** On a phone, more tiles than these are in pairs. */
const MOST_STACKED = 4;

const GAP = '6px';
/** The bar with the name, below each picture or over it. */
export const NAME_HEIGHT = '36px';
/** What the button of the tools takes beside the wall on a phone on its side, and a gap. */
const TOOLS_WIDTH = '48px';
/** How high that bar is over the picture, for what must not lie under it. */
export const NAME_OVER = 'var(--name-over, 0px)';

/** How wide a picture of 16:9 may be so that `rows` of them, with their names, fit what the page leaves of the window. */
const pictureWidth = (rows: number) =>
  `((100dvh - var(--wall-head) - ${rows - 1} * ${GAP}) / ${rows} - ${NAME_HEIGHT} + ${NAME_OVER}) * 16 / 9`;

const atMost = (width: string) => `min(100%, max(16rem, ${width}))`;

const fitting = ({ columns, rows }: Shape) => ({
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  width: atMost(`${pictureWidth(rows)} * ${columns} + ${columns - 1} * ${GAP}`),
});

function fittingLarge({ columns, rows }: Shape) {
  // The large picture is higher than the small ones together by their names and gaps, and wider in proportion.
  const fixed = `(${rows - 1} * (${NAME_HEIGHT} + ${GAP}) * 16 / 9 + ${columns} * ${GAP})`;
  const small = `calc((100% - ${fixed}) / ${rows + columns})`;
  return {
    gridTemplateColumns: columns === 0 ? 'minmax(0, 1fr)' : `minmax(0, 1fr) repeat(${columns}, ${small})`,
    width: atMost(`${pictureWidth(rows)} * ${rows + columns} + ${fixed}`),
    gridAutoFlow: 'dense',
    '& > [data-large]': { gridArea: `1 / 1 / span ${rows} / span 1` },
  };
}

const inPairs = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > li': { scrollSnapAlign: 'none' },
} as const;

/** On a phone the tiles are one below the other, and scrolling stops at each. */
const stacked = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  'html:has(&)': { scrollSnapType: 'y proximity' },
  // Not at the first: the head of the page above it stays in reach.
  '& > li + li': { scrollSnapAlign: 'start', scrollMarginTop: '0.5rem' },
  '&[data-focused]': {
    ...inPairs,
    // It stays at the top while the others scroll below it.
    '& > [data-large]': { gridColumn: '1 / -1', order: -1, position: 'sticky', top: 0, zIndex: 1 },
  },
} as const;

/** What the prerendered page shows of its four tiles where the wall begins with two (`use-wall.ts`): nothing moves then. */
const beginningWithTwo = (shape: Shape) => ({
  '&[data-prerendered]': { ...fitting(shape), '& > li:nth-of-type(n + 3)': { display: 'none' } },
});

/** On a phone on its side names below the pictures would take a fifth of the height from four of them, and more from nine. */
const namesOver = {
  '&[data-names-over]': {
    '--name-over': NAME_HEIGHT,
    '& :is([data-locked], [data-notice])': { paddingTop: NAME_HEIGHT },
  },
} as const;

/** Where the button of the tools lies there, at the upper right, a tile has its own buttons. Two tiles stand below it. */
const besideTools = { maxWidth: `calc(100% - 2 * ${TOOLS_WIDTH})` };

/** A wall of tiles that fits the window. */
export function wallStyles(layout: Layout) {
  const large = { '&[data-focused]': fittingLarge(besideLarge[layout]) };
  return {
    display: 'grid',
    gap: GAP,
    margin: 'auto',
    '@media (orientation: landscape)': { ...fitting(lying[layout]), ...large },
    [UPRIGHT_TABLET]: {
      marginTop: 0,
      ...fitting(standing[layout]),
      ...large,
      ...beginningWithTwo(standing[2]),
    },
    // Nine one below the other would be a long way to scroll.
    '@media (orientation: portrait) and (max-width: 767.98px)':
      layout > MOST_STACKED ? { ...stacked, ...inPairs } : stacked,
    [LOW_LANDSCAPE]: beginningWithTwo(lying[2]),
    [phoneOnItsSide]: { ...namesOver, ...(layout === 2 ? { '&[data-focused]': besideTools } : besideTools) },
  };
}
