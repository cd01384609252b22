import { firstWords } from '@boma/domain/sightings/sightings.policy.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { streamPath } from '@boma/domain/site-paths.ts';
import { headerAlert } from '../../../components/header-alert.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';

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
      maxHeight: '1.875rem',
      fontSize: '0.75rem',
      whiteSpace: 'normal',
      textAlign: 'right',
    },
    '& small': { display: 'inline-block' },
    // Where the header is full, the words alone give way.
    'header:has(&) > div, #alert-slot:has(&)': { minWidth: 0 },
    'header:has(&) > nav, header:has(&) > div > :not(#alert-slot)': { flexShrink: 0 },
    // A phone has room for what was seen. The link leads to the camera.
    '@media (max-width: 639px)': { '& small': { fontSize: 0 } },
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
