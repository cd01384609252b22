import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../button.ts';
import { Box, chakra } from '../ui.ts';
import { waiting } from '../waiting.ts';
import type { Endless } from './use-endless.ts';

export interface EndlessWords {
  /** 'Loading videos' */
  readonly loading: string;
  /** 'All videos have been loaded.' */
  readonly all: string;
  /** 'The videos could not be loaded.' */
  readonly failed: string;
  /** What is shown where the list is empty. */
  readonly empty: ReactNode;
  /** What stands below the words that all are loaded. */
  readonly end?: ReactNode;
}

/** Browsers count the move of a box as a shift of the page, however empty it is. What is in it is small, so its own move counts little. */
const foot = { visibility: 'hidden', '& > *': { visibility: 'visible' } } as const;

/** Keeps its room, so that a viewer who returns finds the page as high as it was. */
const footThatMoves = { visibility: 'hidden' } as const;

/** The end of an endless list: what it is doing, or that there is no more. */
export function EndlessFoot({
  list: { phase, failed, items, retry },
  columns,
  isMeasured,
  words,
}: {
  readonly list: Pick<Endless<unknown>, 'phase' | 'failed' | 'items' | 'retry'>;
  /** Cards per row, once the list knows. */
  readonly columns: number | undefined;
  /** The heights of the rows are known: the end of the list does not move any more. */
  readonly isMeasured: boolean;
  readonly words: EndlessWords;
}) {
  const askAgain = ({ currentTarget }: MouseEvent) => {
    // The button goes. From the list around it, Tab would begin at the top again.
    (currentTarget.previousSibling as HTMLElement).focus();
    retry();
  };
  const isAll = phase === 'all-loaded';
  const hasNone = items.length === 0;
  const isEmpty = isAll && hasNone;
  // The first page is asked for as soon as the list knows its width.
  const isBegun = phase === 'loading' || hasNone;
  // Words at an end that still moves would be seen to jump.
  const isAtEnd = isAll && (isEmpty || isMeasured);
  const atEnd = isAtEnd ? words.all : '\u00a0';
  const stands = isAll ? atEnd : isBegun ? words.loading : '';
  const text = failed ? words.failed : stands;
  const awaitsFirst = hasNone && !isAll && !failed;
  return (
    <>
      {/* Before the first page there is room for one, so that nothing below is in sight. `renderer/waiting-shapes.ts` draws it. */}
      {awaitsFirst && <Box data-waits="wall" css={{ '--columns': columns }} />}
      <Box
        {...(!isAtEnd && !failed && waiting)}
        minHeight={hasNone && failed ? '100vh' : '6rem'}
        paddingY={6}
        display="grid"
        justifyItems="center"
        alignContent="start"
        gap={4}
        textAlign="center"
        css={isAll && !isAtEnd ? footThatMoves : foot}
      >
        {/* Screen readers hear of a change only in a region that was there before it. */}
        <chakra.p tabIndex={-1} role="status" color="muted">
          {isEmpty ? '' : text}
        </chakra.p>
        {failed && (
          <Button look="quiet" onClick={askAgain}>
            Try again
          </Button>
        )}
        {isEmpty && words.empty}
        {isAll && !isEmpty && words.end}
      </Box>
    </>
  );
}
