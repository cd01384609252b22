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
  },
  // As wide as the show that it takes turns with: what is beside it stays in place.
  {
    display: 'grid',
    gridTemplateColumns: 'auto',
    alignContent: 'center',
    justifyItems: 'end',
    '& img': { display: 'none' },
    // The rest of a phone's header is taken: the mark, the theme, and the links of a guest.
    '& span': { maxWidth: { base: 'calc(100vw - 18.5rem)', sm: '12rem' } },
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
        <i>{firstWords(sighting) ?? caption}</i> at {camera}
      </chakra.span>
    </RouterLink>
  );
}
