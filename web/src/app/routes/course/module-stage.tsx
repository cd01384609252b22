import { GENERAL_CHAT } from '@boma/domain/chat/chat.policy.ts';
import type { ModuleView } from '@boma/domain/course/course.schema.ts';
import { thumbnailUrl } from '@boma/domain/streams/media-urls.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { Film } from '../../../components/film.tsx';
import { Box } from '../../../components/ui.ts';
import { CameraPlayer } from '../../../features/player/components/camera-player.tsx';
import { YoutubeFilm } from '../../../features/player/components/youtube-film.tsx';
import { refreshWindow } from '../../../features/streams/preview-schedule.ts';
import { logFailure } from '../../../lib/log.ts';
import { runtimeConfig } from '../../../lib/runtime-config.ts';
import { serverNow } from '../../../lib/server-clock.ts';

/** The lesson of a module as the player takes it: at YouTube, or at the camera that shows it. */
function lessonOf({
  id,
  title,
  cover,
  stream_code: code,
  stream_youtube_id: youtube_id,
}: ModuleView): StreamView {
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

interface RecordingProps extends Pick<ModuleStageProps, 'module'> {
  /** Hears true when the film begins to play, and false at its end. A pause is neither. */
  readonly onWatching: (watching: boolean) => void;
}

/** The film of a module: one of ours, or one at YouTube. */
function Recording({ module, onWatching }: RecordingProps) {
  const { module_youtube_id, module_film, cover, title } = module;
  if (module_film !== null)
    return (
      <Film
        key={module_film}
        src={module_film}
        poster={cover}
        label={`Film: ${title}`}
        onWatching={onWatching}
      />
    );
  if (module_youtube_id === null) return null;
  return (
    <YoutubeFilm
      key={module_youtube_id}
      id={module_youtube_id}
      name={title}
      poster={cover}
      onWatching={onWatching}
    />
  );
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
  const hasRecording = module_film !== null || module_youtube_id !== null;
  if (hasRecording && (!on_air || isWatching))
    return (
      <>
        <Recording module={module} onWatching={watch} />
        {(on_air || hasLessonElsewhere) && (
          <Button look="quiet" marginTop={3} onClick={() => watch(false)}>
            Go to the live lesson
          </Button>
        )}
      </>
    );
  if (!on_air || (stream_youtube_id === null && stream_code === null)) return null;
  return (
    <Box borderRadius={{ base: 'sm', md: 'lg' }} overflow="hidden">
      <CameraPlayer
        key={`${stream_code} ${stream_youtube_id}`}
        watching="open"
        live
        stream={lessonOf(module)}
        autoplay={autoplay}
        poster={still ?? cover}
      />
    </Box>
  );
}
