import { watchingOf } from '@boma/domain/accounts/watching.policy.ts';
import { streamPath } from '@boma/domain/site-paths.ts';
import { fullCover } from '@boma/domain/streams/streams.policy.ts';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { chakra, VisuallyHidden } from '../../components/ui.ts';
import { brand } from '../../config/brand.ts';
import { CameraPlayer } from '../../features/player/components/camera-player.tsx';
import { streamsResource } from '../../features/streams/api/streams.ts';
import { isOnAir } from '../../features/streams/stream-air.ts';
import { fullTitle } from '../../lib/document-meta.ts';
import { useLiveSite } from '../../lib/live-site.ts';
import { overPicture } from '../../theme/over-picture.ts';

const stage = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  // The bar that says that there is no network lies there.
  paddingTop: 'var(--offline, 0px)',
  background: overPicture.ground,
  color: overPicture.ink,
  '& > [data-picture-box]': { width: 'min(100vw, (100dvh - var(--offline, 0px)) * 16 / 9)' },
} as const;

/** Out of the way of the player's own controls, which are below. */
const signature = {
  position: 'absolute',
  top: 'calc(0.5rem + var(--offline, 0px))',
  left: 2,
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingX: 4,
  borderRadius: 'full',
  background: overPicture.shade(66),
  color: overPicture.ink,
  textStyle: 'small',
  fontWeight: 600,
  '&:hover, &:focus-visible': { background: overPicture.shade(86) },
} as const;

/** Shown where a sandbox keeps all scripts from running, or all but the first. */
const keptOut = {
  position: 'absolute',
  inset: 0,
  display: 'none',
  placeContent: 'center',
  padding: 4,
  textAlign: 'center',
  textStyle: 'small',
  background: overPicture.shade(86),
  '[data-sandboxed] &': { display: 'grid' },
  '@media (scripting: none)': { display: 'grid' },
} as const;

/** A link out of the frame, to the site in a new window. */
function Signature({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <chakra.a href={to} target="_blank" rel="noopener" css={signature}>
      {children}
    </chakra.a>
  );
}

/** One camera and nothing else, for the frame of another site. It starts when the viewer presses play. */
export default function EmbedRoute() {
  const { slug = '' } = useParams();
  const { value: streams, status } = streamsResource.useResource();
  const site = useLiveSite();
  const stream = streams?.find((each) => each.slug === slug);
  useEffect(() => {
    if (stream) document.title = fullTitle(stream.name);
  }, [stream]);
  if (!stream && status === 'loading') return <chakra.div css={stage} aria-busy="true" />;
  if (!stream)
    return (
      <chakra.div css={stage}>
        <h1>There is no camera here.</h1>
        <Signature to="/">{`See the cameras of ${brand.name}`}</Signature>
      </chakra.div>
    );
  return (
    <chakra.div css={stage}>
      <VisuallyHidden>
        <h1>{stream.name}</h1>
      </VisuallyHidden>
      <div data-picture-box="">
        <CameraPlayer
          stream={stream}
          watching={watchingOf(stream.subscriber_only, 'guest')}
          live={isOnAir(site, slug)}
          autoplay={false}
          poster={fullCover(stream.cover)}
        />
      </div>
      <chakra.p css={keptOut}>
        The page around this frame does not let our player run. Its sandbox would have to allow scripts and
        same origin. The camera plays on {brand.name}.
      </chakra.p>
      <Signature to={streamPath(slug)}>{`${stream.name} · ${brand.name}`}</Signature>
    </chakra.div>
  );
}
