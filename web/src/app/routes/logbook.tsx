import { campDay } from '@boma/domain/camp-time.ts';
import type { LogbookFilter } from '@boma/domain/sightings/sightings.schema.ts';
import { useLocation } from 'react-router';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { THIRD_BESIDE } from '../../components/third-beside.ts';
import { chakra } from '../../components/ui.ts';
import { hiddenWhileWaiting } from '../../components/waiting.ts';
import { BestTimes, BestTimesRoom } from '../../features/sightings/components/best-times.tsx';
import { LogbookExports } from '../../features/sightings/components/logbook-exports.tsx';
import { LogbookFilters } from '../../features/sightings/components/logbook-filters.tsx';
import { LogbookList, LogbookRoom } from '../../features/sightings/components/logbook-list.tsx';
import { filterOf, searchOf } from '../../features/sightings/logbook-filter.ts';
import { streamsResource } from '../../features/streams/api/streams.ts';
import { useQueryChange } from '../../lib/query-change.ts';
import { useClockText } from '../../lib/ticking-clock.ts';
import type { RouteProps } from '../page.ts';

/** The list first; where there is room, its figures beside it. */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"list" "best" "take"',
  columnGap: 14,
  rowGap: 10,
  alignItems: 'start',
  marginTop: 'head',
  [THIRD_BESIDE]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"list best" "list take"',
  },
} as const;

/** The logbook of sightings, by what the address asks for. */
export default function LogbookRoute({ page }: RouteProps) {
  const { search } = useLocation();
  const changeQuery = useQueryChange();
  const { value: streams = [] } = streamsResource.useResource();
  // The prerendered page is the same for every address, and knows no day.
  const today = useClockText(campDay);
  const filter = filterOf(today === undefined ? '' : search);
  const nameOf = (slug: string) => streams.find((stream) => stream.slug === slug)?.name ?? slug;
  const camera = filter.camera ?? streams[0]?.slug;
  const change = (part: LogbookFilter) => changeQuery((query) => searchOf({ ...filterOf(query), ...part }));
  return (
    <PageBody>
      <PageHead
        title={page.title}
        lead="Every animal that our rangers have written down, camera by camera, since the first evening."
      />
      <LogbookFilters
        filter={filter}
        cameras={streams}
        today={today}
        onChange={change}
        onClear={() => changeQuery(() => '')}
      />
      <chakra.div css={columns}>
        <chakra.div gridArea="list">
          {today === undefined ? (
            <LogbookRoom />
          ) : (
            <LogbookList key={searchOf(filter)} filter={filter} nameOf={nameOf} />
          )}
        </chakra.div>
        <chakra.div gridArea="best">
          {today === undefined || camera === undefined ? (
            <BestTimesRoom />
          ) : (
            <BestTimes camera={camera} name={nameOf(camera)} species={filter.species} />
          )}
        </chakra.div>
        <chakra.div gridArea="take" css={hiddenWhileWaiting}>
          <LogbookExports filter={filter} />
        </chakra.div>
      </chakra.div>
    </PageBody>
  );
}
