import { linkTo } from '@boma/domain/site-paths.ts';
import { Suspense } from 'react';
import { latePart } from '../../../components/late-part.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { Box, chakra, Grid } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { CategoryChoice } from '../../../features/notifications/components/category-choice.tsx';
import { NoticeEntries } from '../../../features/notifications/components/notice-entries.tsx';
import { streamsResource } from '../../../features/streams/api/streams.ts';
import { sectionTitles } from './sections.ts';

const AwayAlerts = latePart(() => import('../../../features/alerts/components/away-alerts.tsx'));

/** The kinds of alert that the viewer wants, what they hear of while away, and the latest notices. */
export function NotificationsSection() {
  const { value: cameras = [] } = streamsResource.useResource();
  return (
    <>
      <PageHead
        title={sectionTitles.notifications}
        lead="Choose the animals that you want alerts for: a pride at the dam, or the dogs on the road."
      />
      <Grid gap={12} gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}>
        <Grid gap={12} minWidth={0}>
          <CategoryChoice />
          <Suspense fallback={<WaitingLines label="Loading your alerts" />}>
            <AwayAlerts cameras={cameras} />
          </Suspense>
        </Grid>
        <Box as="section" aria-labelledby="latest-notices">
          <chakra.h2 id="latest-notices" textStyle="section" marginBottom={3}>
            Latest notices
          </chakra.h2>
          <NoticeEntries empty="There is no notice just now. The next one appears here and on every open page." />
          <chakra.p marginTop={6} color="muted">
            Everything that was seen is in the{' '}
            <RouterLink
              to={linkTo('logbook')}
              color="ink"
              textDecoration="underline"
              textUnderlineOffset="3px"
            >
              logbook of sightings
            </RouterLink>
            .
          </chakra.p>
        </Box>
      </Grid>
    </>
  );
}
