import { capital } from '@boma/domain/capital.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type Light, lightAt, lights } from '@boma/domain/streams/sun.ts';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../components/button.ts';
import { choiceArrow } from '../../../components/form/field-frame.tsx';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { campNow } from '../../../lib/camp-time.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { useQueryChange } from '../../../lib/query-change.ts';
import { useClockText } from '../../../lib/ticking-clock.ts';
import { movingAt } from '../now/moving.ts';
import { viewersOf } from '../now/viewers.ts';
import {
  animalsOf,
  type CameraFilters,
  filterCameras,
  habitatsOf,
  readFilters,
  type Sort,
  withFilter,
  withoutFilters,
} from './camera-filters.ts';

/** The same list each time, so that nothing is filtered anew. */
const NONE: readonly string[] = [];

interface FilterChoiceProps {
  readonly label: string;
  /** The words for no filter. */
  readonly all: string;
  readonly value: string | undefined;
  readonly options: readonly string[];
  readonly onChange: (value: string) => void;
}

/** On a phone each is as wide as what it says, so that three fit side by side. */
const choice = {
  ...choiceArrow,
  '@media (max-width: 479.98px)': { fieldSizing: 'content', paddingInlineEnd: '1.85rem' },
  '& option': { background: 'surface', color: 'ink' },
} as const;

/** One filter: a menu of the browser, which works by keyboard and on a phone. */
function FilterChoice({ label, all, value, options, onChange }: FilterChoiceProps) {
  return (
    <chakra.select
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      flexShrink={0}
      height="44px"
      maxWidth="10.5rem"
      paddingInlineStart={{ base: 3, sm: 4 }}
      borderWidth="1px"
      borderRadius="full"
      borderColor={value ? 'accent' : 'hairline'}
      backgroundColor={value ? 'accentSoft' : 'transparent'}
      color="ink"
      fontWeight={value ? 600 : 400}
      textStyle="small"
      cursor="pointer"
      css={choice}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {capital(option)}
        </option>
      ))}
    </chakra.select>
  );
}

/** One row on every screen, with room for the ring of focus. On a phone it scrolls, and slides out under the edges of the page. */
const row = {
  display: 'flex',
  gap: 2,
  alignItems: 'center',
  overflowX: 'auto',
  paddingY: '4px',
  marginY: '-4px',
  paddingX: { base: 4, sm: '4px' },
  marginX: { base: '-1rem', sm: '-4px' },
  scrollbarWidth: 'none',
} as const;

const small = { flexShrink: 0, paddingX: 4, textStyle: 'small' } as const;

/** In the letters of the menus beside it. */
const sorting = {
  ...small,
  fontWeight: 400,
  borderColor: 'hairline',
  '&[aria-pressed=true]': { background: 'accentSoft', borderColor: 'accent', fontWeight: 600 },
} as const;

/** The light at each camera, in list order. It changes a few times a day, so it is compared as text. */
function useLights(streams: readonly StreamView[]): ReadonlyMap<string, Light> {
  const text = useClockText((now) =>
    streams.map(({ place }) => (place ? lightAt(place.sun_at, campNow(now)) : '')).join(),
  );
  return useMemo(() => {
    const each = text?.split(',') ?? [];
    return new Map(streams.map(({ slug }, index) => [slug, each[index] as Light]));
  }, [streams, text]);
}

/** The cameras where something moves, the most first. Empty once that is no news any more. */
function useMoving(): readonly string[] {
  const site = useLiveSite();
  const isNews = useClockText((now) => (movingAt(site, now).length > 0 ? 'news' : '')) === 'news';
  return (isNews && site?.moving?.slugs) || NONE;
}

/** The filters of the address, and the cameras that fit. */
function useFiltered(streams: readonly StreamView[]) {
  const { search } = useLocation();
  const site = useLiveSite();
  const lightsNow = useLights(streams);
  const moving = useMoving();
  return useMemo(() => {
    const filters = readFilters(search, streams);
    const shown = filterCameras(streams, filters, {
      lightOf: ({ slug }) => lightsNow.get(slug),
      viewersOf: ({ slug }) => viewersOf(site, slug),
      moving,
    });
    return { filters, shown, moving, isCounted: viewersOf(site) !== undefined };
  }, [search, streams, site, lightsNow, moving]);
}

type Choose = (name: keyof CameraFilters, value: string) => void;

interface ChoicesProps {
  readonly streams: readonly StreamView[];
  readonly filters: CameraFilters;
  readonly onChoose: Choose;
}

function Choices({ streams, filters, onChoose }: ChoicesProps) {
  const choices = [
    { name: 'habitat', label: 'Habitat', options: habitatsOf(streams) },
    { name: 'animal', label: 'Animal', options: animalsOf(streams) },
    { name: 'light', label: 'Light', options: lights },
  ] as const;
  return choices.map(({ name, label, options }) => (
    <FilterChoice
      key={name}
      label={label}
      all={`Any ${name}`}
      value={filters[name]}
      options={options}
      onChange={(value) => onChoose(name, value)}
    />
  ));
}

interface SortChoiceProps {
  readonly sort: Sort;
  readonly chosen: Sort | undefined;
  readonly onChoose: Choose;
  readonly children: string;
}

function SortChoice({ sort, chosen, onChoose, children }: SortChoiceProps) {
  return (
    <Button
      look="quiet"
      aria-pressed={chosen === sort}
      css={sorting}
      onClick={() => onChoose('sort', chosen === sort ? '' : sort)}
    >
      {children}
    </Button>
  );
}

interface StreamFiltersProps {
  readonly streams: readonly StreamView[];
  /** Called with the cameras that fit, and again when that changes. */
  readonly onFiltered: (streams: readonly StreamView[]) => void;
}

/** Filters the cameras by habitat, animal and light, and sorts them by viewers or by what moves. The address says what is chosen. */
export function StreamFilters({ streams, onFiltered }: StreamFiltersProps) {
  const changeQuery = useQueryChange();
  const { filters, shown, isCounted, moving } = useFiltered(streams);
  useEffect(() => onFiltered(shown), [shown, onFiltered]);
  const choose: Choose = (name, value) => changeQuery((search) => withFilter(search, name, value));
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <Flex role="search" aria-label="Filter the cameras" css={row}>
      <Choices streams={streams} filters={filters} onChoose={choose} />
      {(isCounted || filters.sort === 'most-watched') && (
        <SortChoice sort="most-watched" chosen={filters.sort} onChoose={choose}>
          Most watched
        </SortChoice>
      )}
      {(moving.length > 0 || filters.sort === 'moving') && (
        <SortChoice sort="moving" chosen={filters.sort} onChoose={choose}>
          Moving now
        </SortChoice>
      )}
      <chakra.span role="status" textStyle="small" color="muted" marginLeft={2} flexShrink={0}>
        {isFiltered && `${shown.length} of ${streams.length} cameras`}
      </chakra.span>
      {isFiltered && (
        <Button look="quiet" css={small} onClick={() => changeQuery(withoutFilters)}>
          Clear
        </Button>
      )}
    </Flex>
  );
}

/** Stands in the place of the list when no camera fits. */
export function NoCameraFits() {
  const changeQuery = useQueryChange();
  return (
    <Box paddingY={{ base: 12, md: 20 }} textAlign="center">
      <chakra.h2 textStyle="section">No camera looks at that just now</chakra.h2>
      <chakra.p color="muted" marginTop={2} marginBottom={6}>
        The animals keep their own hours. Try another light, or one filter less.
      </chakra.p>
      <Button onClick={() => changeQuery(withoutFilters)}>Show all cameras</Button>
    </Box>
  );
}
