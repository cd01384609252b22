import { streamPath } from '@boma/domain/site-paths.ts';
import { slugFromRoute } from '@boma/domain/streams/streams.policy.ts';
import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router';
import { latePart } from '../../components/late-part.tsx';
import { Box } from '../../components/ui.ts';
import { waiting } from '../../components/waiting.ts';
import { useChatSettings } from '../../features/chat/chat-settings.ts';
import { useCameraState } from '../../features/player/kept/camera-state.ts';
import { theatre } from '../../features/player/kept/theatre.ts';
import { streamsResource } from '../../features/streams/api/streams.ts';
import { PreviewHost } from '../../features/streams/components/preview-host.tsx';
import { StreamHeader, StreamSkeleton } from '../../features/streams/components/stream-header.tsx';
import { StreamsProblem } from '../../features/streams/components/streams-problem.tsx';
import { applyStreamMeta } from '../../features/streams/stream-meta.ts';
import { StreamLayout } from './stream/stream-layout.tsx';
import { StreamPage } from './stream/stream-page.tsx';

const NoSuchCamera = latePart(() => import('../../features/streams/components/no-such-camera.later.tsx'));

/** For a page that came without its camera. Of the size that the camera will have, so that nothing moves when it comes. */
function Waiting() {
  const { panel } = useChatSettings();
  return (
    <StreamLayout
      title={<StreamHeader />}
      chat={panel && <Box />}
      more={<Box {...waiting} minHeight="100vh" />}
    >
      <StreamSkeleton />
    </StreamLayout>
  );
}

function KnownStream({ slug }: { readonly slug: string }) {
  const { value: streams = [], status } = streamsResource.useResource();
  const stream = streams.find((each) => each.slug === slug);
  const state = useCameraState(slug);
  useEffect(() => {
    if (stream) applyStreamMeta(stream, streamPath(stream.slug), state);
  }, [stream, state]);
  if (stream) return <StreamPage key={slug} stream={stream} streams={streams} />;
  if (status === 'ready')
    return (
      <Suspense fallback={<Box minHeight="100vh" />}>
        <NoSuchCamera path={streamPath(slug)} />
      </Suspense>
    );
  if (status === 'failed') return <StreamsProblem status={status} onRetry={streamsResource.refresh} />;
  return <Waiting />;
}

export default function StreamRoute() {
  const { slug = '' } = useParams();
  useEffect(() => theatre.leave, []);
  return (
    <PreviewHost>
      <KnownStream slug={slugFromRoute(slug)} />
    </PreviewHost>
  );
}
