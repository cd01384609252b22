import { GENERAL_CHAT } from '@boma/domain/chat/chat.policy.ts';
import type { ModuleView } from '@boma/domain/course/course.schema.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { Film } from '../../../components/film.tsx';
import { Box } from '../../../components/ui.ts';
import { CameraPlayer } from '../../../features/player/components/camera-player.tsx';

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

/** The live lesson of a module on the air, else its recording, else nothing. */
export function ModuleStage({
  module,
  autoplay,
}: {
  readonly module: ModuleView;
  readonly autoplay: boolean;
}) {
  const { on_air, stream_code, stream_youtube_id, module_youtube_id, module_film, cover } = module;
  if (!on_air && module_film !== null)
    return <Film key={module_film} src={module_film} poster={cover} label={`Film: ${module.title}`} />;
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
        poster={cover}
      />
    </Box>
  );
}
