import { useSyncExternalStore } from 'react';
import { chakra, Flex } from '../../../components/ui.ts';
import { cookieNames, writeCookie } from '../../../lib/cookies.ts';
import { DEFAULT_PER_ROW, type PerRow, perRowOptions } from '../grid-columns.ts';

const listeners = new Set<() => void>();

function choose(perRow: PerRow): void {
  writeCookie(cookieNames.streamsPerRow, String(perRow));
  document.documentElement.dataset.streamsPerRow = String(perRow);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const chosenNow = () => Number(document.documentElement.dataset.streamsPerRow ?? DEFAULT_PER_ROW);

const pressed = { background: 'raised', color: 'ink' } as const;

/** The head script has put the kept choice on `html` before the first paint: styles go by it, not by React. */
const pressedWhen = (perRow: PerRow) => ({
  [`html[data-streams-per-row="${perRow}"] &`]: pressed,
  ...(perRow === DEFAULT_PER_ROW ? { 'html:not([data-streams-per-row]) &': pressed } : {}),
});

/** How many cameras stand in one row. Choices that this screen is too narrow for are not offered. */
export function PerRowToggle() {
  const chosen = useSyncExternalStore(subscribe, chosenNow, () => DEFAULT_PER_ROW);
  return (
    <Flex role="group" aria-label="Cameras per row" align="center" gap={1} textStyle="small" color="muted">
      <chakra.span aria-hidden="true" marginRight={1}>
        Per row
      </chakra.span>
      {perRowOptions.map(({ perRow, from }) => (
        <chakra.button
          key={perRow}
          type="button"
          aria-pressed={chosen === perRow}
          onClick={() => choose(perRow)}
          minWidth="40px"
          height="40px"
          borderRadius="sm"
          fontVariantNumeric="tabular-nums"
          fontWeight={600}
          _hover={{ color: 'ink' }}
          css={{
            ...(from > 0 ? { [`@media (max-width: ${from - 1}px)`]: { display: 'none' } } : {}),
            ...pressedWhen(perRow),
          }}
        >
          {perRow}
        </chakra.button>
      ))}
    </Flex>
  );
}
