import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useState } from 'react';
import { pageColumn } from '../../components/page-column.ts';
import { Box, chakra, Flex } from '../../components/ui.ts';
import { useAdverts } from '../../features/adverts/use-adverts.ts';
import { promoFrame, promoPlace } from '../../features/home/promos/promo-frame.ts';
import { streamsResource } from '../../features/streams/api/streams.ts';
import { CameraContainer } from '../../features/streams/components/camera-container.tsx';
import { CamerasPerRow } from '../../features/streams/components/cameras-per-row.tsx';
import { CardDetails } from '../../features/streams/components/card-details.tsx';
import { PreviewHost } from '../../features/streams/components/preview-host.tsx';
import { RowSlot } from '../../features/streams/components/row-slot.tsx';
import { StreamGrid } from '../../features/streams/components/stream-grid.tsx';
import { StreamsProblem } from '../../features/streams/components/streams-problem.tsx';
import { previewRefresh } from '../../features/streams/preview-schedule.ts';
import { useLater } from '../../lib/use-later.ts';
import { useWatchesAll } from '../../session/session.ts';
import type { RouteProps } from '../page.ts';

const loadFilters = () => import('../../features/streams/filters/stream-filters.later.tsx');
const loadLater = () => import('./streams-below.later.ts');

/** The places between the rows, for everyone but members. From the second camera on, as the specification has it. */
function useRowSlots() {
  const watchesAll = useWatchesAll();
  const adverts = useAdverts();
  if (watchesAll) return undefined;
  return (index: number) =>
    index > 1 && (
      <RowSlot index={index}>{adverts && <adverts.AdvertSlot kind="interlaced" number={index} />}</RowSlot>
    );
}

const aboutQuiet = (
  <chakra.aside
    aria-label="About dropped connections"
    marginTop="part"
    paddingTop={6}
    borderTopWidth="1px"
    maxWidth="44rem"
    color="muted"
  >
    <strong>A camera has gone quiet?</strong> They hang in trees a long way from the nearest town, and a
    storm, an empty battery or a curious baboon can cut the line. Leave the page open: we keep trying, and the
    picture returns by itself.
  </chakra.aside>
);

export default function StreamsRoute({ page }: RouteProps) {
  const { value: streams, status } = streamsResource.useResource();
  const [filtered, setFiltered] = useState<readonly StreamView[]>();
  const filters = useLater(loadFilters);
  const later = useLater(loadLater);
  const before = useRowSlots();
  if (!streams?.length) return <StreamsProblem status={status} onRetry={streamsResource.refresh} />;
  const shown = filtered ?? streams;
  return (
    <PreviewHost>
      <Box css={pageColumn} paddingTop="top" paddingBottom="part">
        <CameraContainer>
          <Box maxWidth="48rem">
            <chakra.h1 textStyle="title">{page.title}</chakra.h1>
            <chakra.p textStyle="lead" color="muted" marginTop={2}>
              {page.description}
            </chakra.p>
          </Box>
          {/* The filters come when the page is idle; their room is kept free. */}
          <Flex align="center" justify="space-between" gap={5} minHeight="44px" marginY={{ base: 5, md: 6 }}>
            <Box flex="1" minWidth={0}>
              {filters && <filters.StreamFilters streams={streams} onFiltered={setFiltered} />}
            </Box>
            <CamerasPerRow />
          </Flex>
          {filters && shown.length === 0 ? (
            <filters.NoCameraFits />
          ) : (
            // It comes late, and moves only the last card, which most windows do not show yet.
            <Box css={later?.lastInTheMiddle(shown.length)}>
              <StreamGrid
                leads
                label="Cameras"
                streams={shown}
                refresh={previewRefresh.streamsPage}
                details={CardDetails}
                before={before}
              />
            </Box>
          )}
          {aboutQuiet}
          {/* Its room is kept free, so that the footer stays where it is. */}
          {later ? (
            <later.CourseBanner />
          ) : (
            <Box css={[promoFrame, { background: 'none' }]} {...promoPlace} />
          )}
        </CameraContainer>
      </Box>
      {later && <later.CardFilms streams={streams} />}
    </PreviewHost>
  );
}
