import { isBetweenRows } from '@boma/domain/adverts/placement.policy.ts';
import type { ReactNode } from 'react';
import { DEFAULT_PER_ROW, perRowOptions } from '../../../components/per-row/columns.ts';
import { chakra } from '../../../components/ui.ts';
import { chosenAtLeast, whereFit } from './camera-container.tsx';

/** An advert is on its way. A site without adverts hides what stands here, and where its code is blocked nothing stands here. */
const waits = '&:has([data-unit]):not(:has([data-place], [data-closed], [hidden]))';

/** Where an advert comes, its word and its frame stand in the same room: without them the rows would only lie far apart. */
const frame = {
  [`${waits}::before`]: {
    content: '"Advert"',
    display: 'block',
    height: '20px',
    textStyle: 'label',
    color: 'muted',
  },
  [`${waits}::after`]: {
    content: '""',
    display: 'block',
    height: '100px',
    borderWidth: '1px',
    borderRadius: 'md',
  },
};

const style = {
  gridColumn: '1 / -1',
  // An advert of 100 pixels, and the line above it.
  minHeight: '120px',
  // Without scripts none comes.
  '@media (scripting: enabled)': frame,
  // No more of our own adverts fit this page: the place leaves no gap. It keeps a width: a place without one is hidden.
  '&:has([data-closed])': { position: 'absolute', width: '1px', minHeight: 0 },
  // Above the styles of the columns, which name more of the page.
  '[data-user=subscriber] &, [data-user=unknown] &': { display: 'none !important' },
} as const;

/** A window too narrow for the viewer's number shows one camera per row. Adverts keep the distance of a usual row there. */
const inOneColumn = (index: number) => ({
  [chosenAtLeast(2)]: { display: isBetweenRows(index, DEFAULT_PER_ROW, 'cameras') ? 'block' : 'none' },
});

/** Where CSS shows more than one camera per row, the place before this index is there only if a row ends. */
const atRowEnd = (index: number) =>
  perRowOptions
    .filter(({ perRow }) => perRow > 1)
    .map(({ perRow }) => {
      const display = isBetweenRows(index, perRow, 'cameras') ? 'block' : 'none';
      return whereFit(perRow, { [chosenAtLeast(perRow)]: { display } });
    });

/** A place between two rows of cameras, across the whole list, whose room is kept free. */
export function RowSlot({ index, children }: { readonly index: number; readonly children: ReactNode }) {
  return <chakra.li css={[style, inOneColumn(index), ...atRowEnd(index)]}>{children}</chakra.li>;
}
