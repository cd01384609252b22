import { firstWords } from '@boma/domain/sightings/sightings.policy.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { streamPath } from '@boma/domain/site-paths.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';

const link = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 2,
  minHeight: '44px',
  paddingX: { base: 1, sm: 3 },
  fontSize: { base: '0.75rem', md: '0.875rem' },
  lineHeight: 1.25,
  color: 'muted',
  whiteSpace: 'nowrap',
  _hover: { color: 'ink' },
  '& img': { width: '44px', height: '26px', borderRadius: 'sm', objectFit: 'cover' },
  '& b': { fontSize: '0.6875rem', fontWeight: 700, letterSpacing: '0.07em', color: 'accent' },
  '& i': { fontStyle: 'normal', fontWeight: 600, color: 'ink' },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  // As wide as the show that it takes turns with: what is beside it stays in place.
  '@media (max-width: 1179px)': {
    display: 'grid',
    gridTemplateColumns: 'auto',
    alignContent: 'center',
    justifyItems: 'end',
    '& img': { display: 'none' },
    '& span': { maxWidth: { base: '7.5rem', sm: '12rem' } },
  },
  '@media (max-width: 479px)': { 'header:has(&) > a span': { display: 'none' } },
  '@media (max-width: 374px)': { display: 'none' },
} as const;

interface SightingAlertProps {
  readonly sighting: Sighting;
  /** The name of its camera. */
  readonly camera: string;
}

/** One sighting of the alert bar: a link to its camera. */
export function SightingAlert({ sighting, camera }: SightingAlertProps) {
  const { avatar, caption, stream } = sighting;
  return (
    <RouterLink to={streamPath(stream.slug)} css={link} title={sighting.message || undefined}>
      <img src={avatar} alt="" width={44} height={26} />
      <b>SEEN</b>
      <chakra.span>
        <i>{firstWords(sighting) ?? caption}</i> at {camera}
      </chakra.span>
    </RouterLink>
  );
}
