import { GENERAL_CHAT } from '@boma/domain/chat/chat.policy.ts';
import type { ModuleView } from '@boma/domain/course/course.schema.ts';
import { thumbnailUrl } from '@boma/domain/streams/media-urls.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { Film } from '../../../components/film.tsx';
import { Box } from '../../../components/ui.ts';
import { CameraPlayer } from '../../../features/player/components/camera-player.tsx';
import { refreshWindow } from '../../../features/streams/preview-schedule.ts';
import { logFailure } from '../../../lib/log.ts';
import { runtimeConfig } from '../../../lib/runtime-config.ts';
import { serverNow } from '../../../lib/server-clock.ts';

/** A module as the player takes it: at YouTube, or at the camera that shows it. */
function streamOf(
  { id, title, cover }: ModuleView,
  code: string | null,
  youtube_id: string | null,
): StreamView {
  return {
    id,
    slug: `module-${id}`,
    name: title,
    code: code ?? `module-${id}`,
    youtube_id,
    chat: GENERAL_CHAT,
    subscriber_only: false,
    cover,
    preview: cover,
    status_update: '',
    noted_ts: null,
    source_kind: youtube_id === null ? 'hls' : 'youtube',
    place: null,
    species: [],
    about: '',
    ranger: '',
    since: null,
    live: true,
  };
}

/** Seconds for which viewers share an address of the newest still. */
const STILL_FOR = 30;

/** What a camera sees now, once it has been decoded: a poster of another hour would look like now. */
function useStillOfNow(code: string | null): string | undefined {
  const [still, setStill] = useState<string>();
  useEffect(() => {
    if (code === null) return;
    let gone = false;
    const read = async () => {
      const address = thumbnailUrl(
        await runtimeConfig(),
        code,
        'large',
        refreshWindow(serverNow(), STILL_FOR),
      );
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      if (!gone) setStill(address);
    };
    read().catch((cause: unknown) => logFailure(`Reading the still of '${code}'`, cause));
    return () => {
      gone = true;
    };
  }, [code]);
  return still;
}

interface ModuleStageProps {
  readonly module: ModuleView;
  readonly autoplay: boolean;
  /** The lesson of another module is on the air, and this page leads to it. */
  readonly hasLessonElsewhere?: boolean;
  /** Hears whether a film that was begun is still being watched. */
  readonly onWatching?: (watching: boolean) => void;
}

/**
 * The live lesson of a module on the air, else its recording, else nothing. A film that a child watches stays when the lesson
 * begins, until it has ended or the child goes on to the lesson.
 */
export function ModuleStage({ module, autoplay, hasLessonElsewhere = false, onWatching }: ModuleStageProps) {
  const { on_air, stream_code, stream_youtube_id, module_youtube_id, module_film, cover } = module;
  const still = useStillOfNow(on_air ? stream_code : null);
  const [isWatching, setWatching] = useState(false);
  const watch = (watching: boolean) => {
    setWatching(watching);
    onWatching?.(watching);
  };
  if (module_film !== null && (!on_air || isWatching))
    return (
      <>
        <Film
          key={module_film}
          src={module_film}
          poster={cover}
          label={`Film: ${module.title}`}
          onWatching={watch}
        />
        {(on_air || hasLessonElsewhere) && (
          <Button look="quiet" marginTop={3} onClick={() => watch(false)}>
            Go to the live lesson
          </Button>
        )}
      </>
    );
  const youtube = on_air ? stream_youtube_id : module_youtube_id;
  if (youtube === null && (!on_air || stream_code === null)) return null;
  return (
    <Box borderRadius={{ base: 'sm', md: 'lg' }} overflow="hidden">
      <CameraPlayer
        key={`${on_air} ${stream_code} ${youtube}`}
        stream={streamOf(module, on_air ? stream_code : null, youtube)}
        watching="open"
        live
        autoplay={autoplay && on_air}
        poster={still ?? cover}
      />
    </Box>
  );
}
