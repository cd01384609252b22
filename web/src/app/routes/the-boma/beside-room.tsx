import { COLUMN_GAP } from '../../../components/per-row/columns.ts';
import { WaitingShape } from '../../../components/waiting-shape.tsx';

const heading = { height: '2rem', alignContent: 'center', marginBottom: 4 } as const;

/** Two side by side from 600 pixels, as the cameras will be. */
const cards = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${300 - COLUMN_GAP / 2}px), 1fr))`,
  columnGap: `${COLUMN_GAP}px`,
  rowGap: 8,
  // Below a picture is the name alone.
  '--words': '2rem',
} as const;

/** Where the cameras beside the chat will be, until they are known. */
export const BesideRoom = () => (
  <>
    <WaitingShape shape="lines" count={1} css={heading} />
    <WaitingShape shape="cards" count={4} css={cards} />
  </>
);
