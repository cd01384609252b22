import { streamPath } from '@boma/domain/site-paths.ts';
import { fullCover, nextLiveStream } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { lodgeStreamsResource } from '../../lodges/api/lodge.ts';
import { useLodgeHost } from '../../lodges/lodge-host.ts';
import { isOnAir } from '../../streams/stream-air.ts';
import { CameraPlayer } from '../components/camera-player.tsx';
import type { CameraPlayerProps } from '../player-props.ts';

type PassedOn = Pick<CameraPlayerProps, 'compact' | 'onPhase' | 'onDisplaced' | 'pageKeys' | 'theatre'>;

interface StreamPlayerProps extends PassedOn {
  readonly stream: StreamView;
  readonly streams: readonly StreamView[];
  readonly watching: CameraPlayerProps['watching'];
  /** Whether a camera for members is offered too. */
  readonly member: boolean;
  readonly live: boolean | undefined;
  /** Slugs of the cameras that are offered first. */
  readonly sameLodge?: ReadonlySet<string>;
}

function PlayerWithOffer({
  stream,
  streams,
  watching,
  member,
  live,
  sameLodge,
  ...passedOn
}: StreamPlayerProps) {
  const site = useLiveSite();
  const withAir = streams.map((each) => ({ ...each, live: isOnAir(site, each.slug) ?? false }));
  const next = nextLiveStream(withAir, stream.slug, { member, ...(sameLodge ? { sameLodge } : {}) });
  return (
    <CameraPlayer
      stream={stream}
      watching={watching}
      live={live}
      poster={fullCover(stream.cover)}
      {...passedOn}
      {...(next ? { offer: { name: next.name, href: streamPath(next.slug) } } : {})}
    />
  );
}

function PlayerOfLodge(props: StreamPlayerProps) {
  const { value } = lodgeStreamsResource.useResource();
  return <PlayerWithOffer {...props} sameLodge={new Set(value?.map(({ slug }) => slug))} />;
}

/** A camera's player. Off the air it offers another live camera: on a lodge's host one of that lodge first. */
export function StreamPlayer(props: StreamPlayerProps) {
  return useLodgeHost() ? <PlayerOfLodge {...props} /> : <PlayerWithOffer {...props} />;
}
