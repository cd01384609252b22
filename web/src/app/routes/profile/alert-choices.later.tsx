import { linkTo } from '@boma/domain/site-paths.ts';
import { card } from '../../../components/card.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { Box, chakra, Grid } from '../../../components/ui.ts';
import AwayAlerts from '../../../features/alerts/components/away-alerts.tsx';
import { CategoryChoice } from '../../../features/notifications/components/category-choice.tsx';
import { NoticeEntries } from '../../../features/notifications/components/notice-entries.tsx';
import { streamsResource } from '../../../features/streams/api/streams.ts';

const columns = {
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'start',
  gap: { base: 4, md: 6 },
  '& section': card,
} as const;

/** The kinds of alert that the viewer wants, what they hear of while away, and the latest notices. */
export default function AlertChoices() {
  const { value: cameras = [] } = streamsResource.useResource();
  return (
    <Grid css={columns}>
      <Grid gap={{ base: 4, md: 6 }} minWidth={0}>
        <CategoryChoice />
        <AwayAlerts cameras={cameras} />
      </Grid>
      <Box as="section" aria-labelledby="latest-notices">
        <chakra.h2 id="latest-notices" textStyle="section" marginBottom={3}>
          Latest notices
        </chakra.h2>
        <NoticeEntries empty="There is no notice just now. The next one appears here and on every open page." />
        <chakra.p marginTop={6} color="muted">
          Everything that was seen is in the{' '}
          <RouterLink to={linkTo('logbook')} color="ink" textDecoration="underline" textUnderlineOffset="3px">
            logbook of sightings
          </RouterLink>
          .
        </chakra.p>
      </Box>
    </Grid>
  );
}
