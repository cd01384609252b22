import { streamPath } from '@boma/domain/site-paths.ts';
import { fullCover } from '@boma/domain/streams/streams.policy.ts';
import { Box } from '../../../components/ui.ts';
import { CameraPlayer } from '../../../features/player/components/camera-player.tsx';
import { streamsResource } from '../../../features/streams/api/streams.ts';
import { isOnAir } from '../../../features/streams/stream-air.ts';
import { useLiveSite } from '../../../lib/live-site.ts';

/** The camera that a new member came for, or else the first for members: it plays at once. */
export default function MembersCamera({ wanted }: { readonly wanted: string | undefined }) {
  const { value: streams = [] } = streamsResource.useResource();
  const site = useLiveSite();
  const stream =
    streams.find(({ slug }) => streamPath(slug) === wanted) ??
    streams.find((each) => each.subscriber_only && isOnAir(site, each.slug) !== false);
  if (!stream) return null;
  return (
    <Box marginTop={{ base: 8, md: 10 }} maxWidth="60rem" borderRadius="md" overflow="hidden">
      <CameraPlayer
        stream={stream}
        watching="open"
        live={isOnAir(site, stream.slug)}
        poster={fullCover(stream.cover)}
      />
    </Box>
  );
}
