import { chakra, Flex } from '../../../components/ui.ts';
import { cookieNames, writeCookie } from '../../../lib/cookies.ts';
import { createListeners, useStore } from '../../../lib/store.ts';
import { DEFAULT_PER_ROW, type PerRow, perRowOptions } from '../grid-columns.ts';
import { isTooNarrowFor } from './camera-container.tsx';

const { subscribe, notify } = createListeners();

function choose(perRow: PerRow): void {
  writeCookie(cookieNames.streamsPerRow, String(perRow));
  document.documentElement.dataset.streamsPerRow = String(perRow);
  notify();
}

const chosen = {
  subscribe,
  read: () => Number(document.documentElement.dataset.streamsPerRow ?? DEFAULT_PER_ROW),
};

const pressed = { background: 'raised', color: 'ink' } as const;

/** The head script sets the stored choice on `html` before the first paint, so styles read it there, not from React. */
const pressedWhen = (perRow: PerRow) => ({
  [`html[data-streams-per-row="${perRow}"] &`]: pressed,
  ...(perRow === DEFAULT_PER_ROW ? { 'html:not([data-streams-per-row]) &': pressed } : {}),
});

/** Chooses how many cameras are in a row. Only numbers that fit are offered. Needs its list's `CameraContainer` around it. */
export function PerRowToggle() {
  const current = useStore(chosen, DEFAULT_PER_ROW);
  return (
    <Flex role="group" aria-label="Cameras per row" align="center" gap={1} textStyle="small" color="muted">
      <chakra.span aria-hidden="true" marginRight={1}>
        Per row
      </chakra.span>
      {perRowOptions.map(({ perRow, from }) => (
        <chakra.button
          key={perRow}
          type="button"
          aria-pressed={current === perRow}
          onClick={() => choose(perRow)}
          minWidth="40px"
          height="40px"
          borderRadius="sm"
          fontVariantNumeric="tabular-nums"
          fontWeight={600}
          _hover={{ color: 'ink' }}
          css={{
            ...(from > 0 ? { [`@media (max-width: ${from - 1}px)`]: { display: 'none' } } : {}),
            [isTooNarrowFor(perRow)]: { display: 'none' },
            ...pressedWhen(perRow),
          }}
        >
          {perRow}
        </chakra.button>
      ))}
    </Flex>
  );
}
