import { firstWords } from '@boma/domain/sightings/sightings.policy.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { streamPath } from '@boma/domain/site-paths.ts';
import { headerAlert } from '../../../components/header-alert.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';

/** One line, which ends in dots where the room does. */
const oneLine = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const link = headerAlert(
  {
    '& img': { width: '44px', height: '26px', borderRadius: 'sm', objectFit: 'cover' },
    '& span': oneLine,
    '& small': { fontSize: 'inherit' },
  },
  // The camera stands beside the mark, and what was seen below them.
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, auto)',
    alignContent: 'center',
    justifyContent: 'end',
    columnGap: '0.4em',
    fontSize: '0.75rem',
    '& img': { display: 'none' },
    '& span': { display: 'contents' },
    '& small': { ...oneLine, gridRow: 1, gridColumn: 2 },
    '& i': { ...oneLine, gridRow: 2, gridColumn: '1 / -1', maxWidth: '17rem', textAlign: 'right' },
    // Where the header is full, the words alone give way.
    'header:has(&) > div, #alert-slot:has(&)': { minWidth: 0 },
    'header:has(&) > nav, header:has(&) > div > :not(#alert-slot)': { flexShrink: 0 },
    // On a phone the camera is for the ear only: its name would be two letters and dots.
    '@media (max-width: 639px)': {
      '& b': { gridColumn: '1 / -1', justifySelf: 'end' },
      '& small': { position: 'absolute', clipPath: 'inset(50%)' },
    },
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
