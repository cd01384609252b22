import { streamPath } from '@boma/domain/site-paths.ts';
import { fullCover } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { AllLink } from '../../../components/all-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { subscribersOnly } from '../../../components/user-visibility.ts';
import { useLater } from '../../../lib/use-later.ts';

const loadGlimpse = () => import('../../../features/player/films/glimpse.later.tsx');

const list = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: 8,
  '& h3': { textStyle: 'section', marginTop: 3 },
  '& p': { color: 'muted' },
} as const;

/** A picture that another one comes to lie over. */
export const frame = {
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: 'lg',
  background: 'raised',
  '& > img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
} as const;

/** Three animals are enough to say what lives there. */
const animalsOf = ({ species }: StreamView) =>
  species
    .slice(0, 3)
    .map(({ name }) => name)
    .join(', ');

/** What the cameras that only members watch saw just now: stills that everyone may see, not the cameras. */
export function MembersCameras({ streams }: { readonly streams: readonly StreamView[] }) {
  const glimpse = useLater(loadGlimpse);
  return (
    <chakra.ul css={list} aria-label="Cameras only members watch">
      {streams
        .filter((stream) => stream.subscriber_only)
        .map((stream) => (
          <li key={stream.slug}>
            <chakra.div css={frame}>
              <img
                src={stream.cover}
                srcSet={`${stream.cover} 640w, ${fullCover(stream.cover)} 1280w`}
                sizes="(min-width: 48em) 45vw, 95vw"
                alt=""
                width={640}
                height={360}
                loading="lazy"
              />
              {glimpse && <glimpse.Glimpse stream={stream} />}
            </chakra.div>
            <h3>{stream.name}</h3>
            {stream.species.length > 0 && <p>Likely: {animalsOf(stream)}</p>}
            <chakra.div css={subscribersOnly}>
              <AllLink to={streamPath(stream.slug)}>Watch {stream.name} live</AllLink>
            </chakra.div>
          </li>
        ))}
    </chakra.ul>
  );
}
