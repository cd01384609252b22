import { Box, chakra } from '../../../components/ui.ts';
import { waiting } from '../../../components/waiting.ts';

/** A picture and the words beside it; on a phone below it, where the words have the room of a long title. */
export const featuredFrame = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '6fr 5fr' },
  gap: { base: 6, lg: 16 },
  alignItems: 'center',
  marginTop: 'part',
  paddingTop: { base: 12, md: 20 },
  borderTopWidth: '1px',
  '& > :last-child': { minHeight: { base: '15rem', lg: 0 } },
} as const;

/** Keeps the room for the featured snapshot, so that nothing below it moves when it comes. */
export const FeaturedRoom = () => (
  <chakra.div {...waiting} aria-hidden="true" css={featuredFrame}>
    <Box aspectRatio="16 / 9" borderRadius="lg" background="raised" />
    <div />
  </chakra.div>
);
