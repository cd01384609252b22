import type { ReactNode } from 'react';
import { FailsAlone } from '../../../components/fails-alone.tsx';
import type { NewsSourceProps } from '../../../components/news-item.tsx';
import { chakra } from '../../../components/ui.ts';
import { newsSources } from './sources.ts';

const column = 'minmax(min(17rem, 80vw), 1fr)';

/** Side by side; on a phone one sweeps through them. Where all fit, each source has its column, so that none moves. */
const row = {
  display: 'grid',
  gridTemplateColumns: { md: `repeat(${Object.keys(newsSources).length}, ${column})` },
  gridAutoFlow: 'column',
  gridAutoColumns: column,
  gap: 3,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  // The edges of the page: what is beyond them slides out under them.
  marginInline: { base: '-1rem', md: '-2rem', xl: 0 },
  paddingInline: { base: 4, md: 8, xl: 0 },
  scrollPaddingInline: { base: 4, md: 8, xl: 0 },
  '& > li': { scrollSnapAlign: 'start' },
  '&:empty': { display: 'none' },
  '&:not(:empty) + *': { display: 'none' },
} as const;

/** What is going on: a row of news, each from its own source. `children` stand there while there are none. */
export function RightNow({ children, ...props }: NewsSourceProps & { readonly children: ReactNode }) {
  return (
    <>
      <chakra.ul role="list" aria-label="What is going on" css={row}>
        {Object.entries(newsSources).map(([name, Source]) => (
          <FailsAlone key={name} part={`news of ${name}`}>
            <Source {...props} />
          </FailsAlone>
        ))}
      </chakra.ul>
      <div>{children}</div>
    </>
  );
}
