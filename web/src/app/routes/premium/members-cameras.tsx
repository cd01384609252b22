import { fullCover } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { chakra } from '../../../components/ui.ts';
import { useLater } from '../../../lib/use-later.ts';
import { overPicture } from '../../../theme/over-picture.ts';

const loadGlimpse = () => import('../stream/glimpse.tsx');

const list = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: { base: 4, md: 5 },
  marginBottom: { base: 12, md: 16 },
  '& > li': {
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '16 / 9',
    borderRadius: 'lg',
    background: 'raised',
  },
  '& > li > img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  '& h2': {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    padding: { base: 4, md: 5 },
    paddingBottom: 12,
    textStyle: 'section',
    color: overPicture.ink,
    background: `linear-gradient(${overPicture.shade(72)}, transparent)`,
    pointerEvents: 'none',
  },
} as const;

/** What the cameras that only members watch saw just now: stills that everyone may see, not the cameras. */
export function MembersCameras({ streams }: { readonly streams: readonly StreamView[] }) {
  const glimpse = useLater(loadGlimpse);
  return (
    <chakra.ul css={list} aria-label="Cameras only members watch">
      {streams
        .filter((stream) => stream.subscriber_only)
        .map((stream) => (
          <li key={stream.slug}>
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
            <h2>{stream.name}</h2>
          </li>
        ))}
    </chakra.ul>
  );
}
