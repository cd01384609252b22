import {
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { COLUMN_GAP } from '../per-row/columns.ts';
import { Box, chakra } from '../ui.ts';
import { EndlessFoot, type EndlessWords } from './endless-foot.tsx';
import type { Place } from './left-lists.ts';
import type { Endless } from './use-endless.ts';

export interface EndlessListProps<T> {
  /** The accessible name of the list. */
  readonly label: string;
  readonly list: Endless<T>;
  /** Cards per row. The list waits until it is known. */
  readonly columns: number | undefined;
  /** The next page is asked for this many CSS pixels before the end comes into sight. */
  readonly ahead: number;
  readonly words: EndlessWords;
  /** What is shown above the row that begins with this item, counted from 0. It reserves its room. */
  readonly aboveRow?: ((first: number, columns: number) => ReactNode) | undefined;
  readonly children: (item: T) => ReactNode;
}

function inRows<T>(items: readonly T[], columns: number): T[][] {
  const rows: T[][] = [];
  for (let at = 0; at < items.length; at += columns) rows.push(items.slice(at, at + columns));
  return rows;
}

/** CSS pixels. More than any page is long. */
const ANYWHERE_ABOVE = 100_000;

interface NextPageMarkProps {
  readonly more: () => void;
  readonly ahead: number;
  /** No page has come yet. A viewer who has scrolled past its place waits for it all the same. */
  readonly isFirst: boolean;
}

/** Calls `more` whenever the end of the list is in the window or at most `ahead` CSS pixels below it. */
function NextPageMark({ more, ahead, isFirst }: NextPageMarkProps) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && more(),
      { root: document, rootMargin: `${isFirst ? ANYWHERE_ABOVE : 0}px 0px ${ahead}px 0px` },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [more, ahead, isFirst]);
  return <div ref={mark} data-next-page="" />;
}

type ListProps<T> = EndlessListProps<T> & { readonly columns: number };

/** `onMeasured` hears that the end of the list stays where it is, or is below the window, where what moves is not seen. */
type RowsProps<T> = ListProps<T> & { readonly onMeasured: (isMeasured: true) => void };

/** The sizes of the rows, or about how high each is if there are more or fewer than before. */
function sizesFor(rows: number, { rows: before, sizes }: Place) {
  if (rows === before) return { cache: sizes };
  const known = sizes[0].filter((size) => size > 0);
  return known.length === 0 ? {} : { itemSize: known.reduce((sum, size) => sum + size) / known.length };
}

/**
 * Keeps the viewer's place: on return to the page, and when the number of columns changes. Tells when the rows have their
 * heights: the virtual list learns them a few at a time.
 */
function usePlace<T>({ list, columns, onMeasured }: RowsProps<T>, rows: number) {
  const [virtualizer, setVirtualizer] = useState<WindowVirtualizerHandle | null>(null);
  const { restored, leave } = list;
  // The sizes of rows with more or fewer columns say nothing about these.
  const [begun] = useState(restored?.columns === columns ? restored : undefined);
  const latest = useRef({ rows, columns, firstSeen: 0 });
  useLayoutEffect(() => {
    if (begun) window.scrollTo(0, begun.scrollY);
  }, [begun]);
  useLayoutEffect(() => {
    if (!virtualizer) return;
    const leaveNow = () => {
      const { rows: count, columns: across } = latest.current;
      leave({ columns: across, rows: count, sizes: virtualizer.cache, scrollY: window.scrollY });
    };
    addEventListener('pagehide', leaveNow);
    return () => {
      removeEventListener('pagehide', leaveNow);
      leaveNow();
    };
  }, [virtualizer, leave]);
  useLayoutEffect(() => {
    const { firstSeen, columns: before } = latest.current;
    latest.current = { rows, columns, firstSeen };
    if (before !== columns && firstSeen > 0) virtualizer?.scrollToIndex(Math.floor(firstSeen / columns));
  }, [virtualizer, rows, columns]);
  const onScroll = () => {
    if (virtualizer) latest.current.firstSeen = virtualizer.findItemIndex(virtualizer.scrollOffset) * columns;
  };
  const box = useCallback(
    (rowsBox: HTMLElement) => {
      const observer = new ResizeObserver(() => {
        if (!virtualizer) return;
        const [heights] = virtualizer.cache as Place['sizes'];
        const { bottom, height } = rowsBox.getBoundingClientRect();
        // -1: the row has not been in the page. The list is as high as it knows some frames later.
        const isKnown = !heights.includes(-1) && height + 1 > virtualizer.getItemOffset(heights.length);
        if (isKnown || bottom > innerHeight) onMeasured(true);
      });
      observer.observe(rowsBox);
      return () => observer.disconnect();
    },
    [virtualizer, onMeasured],
  );
  return { ref: setVirtualizer, ...(begun && sizesFor(rows, begun)), onScroll, box };
}

/** Across the whole row. A list has nothing but items, for screen readers too. */
function Between({ children }: { readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <chakra.div role="listitem" data-between="" gridColumn="1 / -1" paddingBottom={{ base: 6, lg: 8 }}>
      {children}
    </chakra.div>
  );
}

type RowProps<T> = Pick<ListProps<T>, 'columns' | 'aboveRow' | 'children'> & {
  readonly row: readonly T[];
  /** The place of its first item in the list, counted from 0. */
  readonly first: number;
  /** How many items the list has; -1: not known yet. */
  readonly length: number;
};

function Row<T extends { readonly id: number | string }>(props: RowProps<T>) {
  const { row, first, length, columns, aboveRow, children } = props;
  return (
    <Box
      display="grid"
      gridTemplateColumns={`repeat(${columns}, minmax(0, 1fr))`}
      columnGap={`${COLUMN_GAP}px`}
      paddingBottom={{ base: 6, lg: 8 }}
    >
      <Between>{aboveRow?.(first, columns)}</Between>
      {row.map((item, column) => (
        <chakra.div
          key={item.id}
          role="listitem"
          minWidth={0}
          aria-posinset={first + column + 1}
          aria-setsize={length}
        >
          {children(item)}
        </chakra.div>
      ))}
    </Box>
  );
}

/** A page that comes makes the rows anew, of the same items. */
function isSameRow<T>(before: RowProps<T>, now: RowProps<T>): boolean {
  return (
    before.first === now.first &&
    before.length === now.length &&
    before.columns === now.columns &&
    before.aboveRow === now.aboveRow &&
    before.children === now.children &&
    before.row.length === now.row.length &&
    before.row.every((item, at) => item === now.row[at])
  );
}

/** While the viewer scrolls, the virtual list renders all its rows again for each one that comes. */
const KeptRow = memo(Row, isSameRow) as typeof Row;

/** While the page scrolls, and for a moment after that, the virtual list would let no press through. */
const takesPresses = { '& > div': { pointerEvents: 'auto !important' } } as const;

function Rows<T extends { readonly id: number | string }>(props: RowsProps<T>) {
  const { label, list, columns, aboveRow, children } = props;
  const rows = useMemo(() => inRows(list.items, columns), [list.items, columns]);
  const { box, ...place } = usePlace(props, rows.length);
  return (
    <chakra.div ref={box} role="list" aria-label={label} css={takesPresses}>
      <WindowVirtualizer data={rows} {...place}>
        {(row, index) => (
          <KeptRow
            key={row[0]?.id}
            row={row}
            first={index * columns}
            length={list.phase === 'all-loaded' ? list.items.length : -1}
            columns={columns}
            aboveRow={aboveRow}
          >
            {children}
          </KeptRow>
        )}
      </WindowVirtualizer>
    </chakra.div>
  );
}

/**
 * A list without an end in sight: only the rows near the window are in the page, however many items there are. It asks
 * for the next page before its end is seen, and says when it loads, fails and has loaded all.
 */
export function EndlessList<T extends { readonly id: number | string }>(props: EndlessListProps<T>) {
  const { list, columns, ahead, words } = props;
  const [isMeasured, setMeasured] = useState(false);
  return (
    <>
      {columns !== undefined && list.items.length > 0 && (
        <Rows key={`list ${list.nth}`} {...props} columns={columns} onMeasured={setMeasured} />
      )}
      {columns !== undefined && list.phase === 'more-pages' && !list.failed && (
        <NextPageMark key={list.page} more={list.more} ahead={ahead} isFirst={list.page === 0} />
      )}
      <EndlessFoot list={list} columns={columns} isMeasured={isMeasured} words={words} />
    </>
  );
}
