import { streamPath } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { overPicture } from '../../../theme/over-picture.ts';
import { SoundIcon } from '../components/player-icons.tsx';
import { preferSound } from '../sound-preference.ts';

const style = {
  position: 'absolute',
  // The picture's link lies over the film.
  zIndex: 1,
  top: 3,
  // Beside the switch of the film.
  right: { base: 'calc(0.75rem + 52px)', md: 'calc(1.25rem + 52px)' },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minWidth: '44px',
  height: '44px',
  paddingX: { md: 4 },
  borderRadius: 'full',
  color: overPicture.ink,
  background: overPicture.shade(55),
  textStyle: 'small',
  fontWeight: 600,
  _hover: { background: overPicture.shade(80) },
} as const;

/** The way to hear the camera: its page, which plays with sound after this press. */
export function SoundLink({ stream }: { readonly stream: StreamView }) {
  return (
    <RouterLink to={streamPath(stream.slug)} title="Watch with sound" onClick={preferSound} css={style}>
      <SoundIcon />
      <chakra.span srOnly={{ base: true, md: false }}>Watch with sound</chakra.span>
    </RouterLink>
  );
}
