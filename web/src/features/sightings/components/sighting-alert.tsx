import { firstWords } from '@boma/domain/sightings/sightings.policy.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { streamPath } from '@boma/domain/site-paths.ts';
import { headerAlert } from '../../../components/header-alert.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { LOW_WINDOW } from '../../../config/breakpoints.ts';

/** Of the alert's height of a line. */
const TWO_LINES = '2.5em';
const THREE_LINES = '3.75em';

const link = headerAlert(
  {
    '& img': { width: '44px', height: '26px', borderRadius: 'sm', objectFit: 'cover' },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& small': { fontSize: 'inherit' },
  },
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto)',
    alignContent: 'center',
    justifyItems: 'end',
    '& img': { display: 'none' },
    // About as wide as the show that it takes turns with: what is beside it stays in place. The camera takes a second line.
    '& span': {
      maxWidth: 'min(12rem, 100%)',
      maxHeight: TWO_LINES,
      fontSize: '0.75rem',
      whiteSpace: 'normal',
      textAlign: 'right',
    },
    '& small': { display: 'inline-block' },
    // Where the header is full, the words alone give way.
    'header:has(&) > div, #alert-slot:has(&)': { minWidth: 0 },
    'header:has(&) > nav, header:has(&) > div > :not(#alert-slot)': { flexShrink: 0 },
    // On a phone the words fill three small lines, or two where the header is low. What does not fit is left out by lines.
    '@media (max-width: 639px)': {
      '& span': { maxHeight: THREE_LINES, fontSize: '0.6875rem', overflowWrap: 'break-word' },
      '& small': { display: 'inline' },
    },
    [LOW_WINDOW]: { '& span': { maxHeight: TWO_LINES } },
  },
);

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
        <i>{firstWords(sighting) ?? caption}</i> <small>at {camera}</small>
      </chakra.span>
    </RouterLink>
  );
}
