import { streamPath } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { SoundIcon } from '../components/player-icons.tsx';
import { preferSound } from '../sound-preference.ts';
import { overFilm } from './film-switch.tsx';

/** The place of what lets a film be heard. */
export const besideSwitch = {
  ...overFilm,
  top: 3,
  // Beside the switch of the film.
  right: { base: 'calc(0.75rem + 52px)', md: 'calc(1.25rem + 52px)' },
  gridAutoFlow: 'column',
  gap: 2,
  paddingX: { md: 4 },
  textStyle: 'small',
  fontWeight: 600,
} as const;

/** The way to hear the camera: its page, which plays with sound after this press. */
export function SoundLink({ stream }: { readonly stream: StreamView }) {
  return (
    <RouterLink
      to={streamPath(stream.slug)}
      title="Watch with sound"
      onClick={preferSound}
      css={besideSwitch}
    >
      <SoundIcon />
      <chakra.span srOnly={{ base: true, md: false }}>Watch with sound</chakra.span>
    </RouterLink>
  );
}
