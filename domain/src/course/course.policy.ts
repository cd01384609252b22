import { isSeen, type SeenFrom } from '../publish.policy.ts';
import { toSeconds } from '../time.ts';
import type { CourseModule, ModuleState, ModuleView } from './course.schema.ts';

type Seen = Pick<CourseModule, 'open' | 'public_at'>;

export const seenFrom = ({ open, public_at = 0 }: Seen): SeenFrom => (open ? public_at : null);

/** True if viewers may see it. `now`: unix milliseconds. */
export const isPublic = (module: Seen, now: number): boolean => isSeen(seenFrom(module), now);

/** What pages hear of a module when it changes. */
export function moduleState(module: CourseModule): ModuleState {
  const { id, updated_at, on_air, live_source, recording } = module;
  return {
    id,
    updated_ts: toSeconds(updated_at),
    updated_at: new Date(toSeconds(updated_at) * 1000).toISOString(),
    on_air,
    stream_youtube_id: on_air && live_source?.kind === 'youtube' ? live_source.youtube_id : null,
    module_youtube_id: recording?.kind === 'youtube' ? recording.youtube_id : null,
  };
}

/** What viewers see of a module. A camera is named only while it shows the module. */
export function toModuleView(module: CourseModule): ModuleView {
  const { position, title, summary, cover, lesson, questions, seen, on_air, live_source, recording } = module;
  return {
    ...moduleState(module),
    position,
    title,
    summary,
    cover,
    lesson,
    questions,
    seen,
    stream_code: on_air && live_source?.kind === 'camera' ? live_source.code : null,
    module_film: recording?.kind === 'film' ? recording.url : null,
  };
}

/** The modules that viewers see, in the order of the course. `now`: unix milliseconds. */
export const toCourse = (modules: readonly CourseModule[], now: number): ModuleView[] =>
  modules
    .filter((module) => isPublic(module, now))
    .toSorted((a, b) => a.position - b.position || a.id - b.id)
    .map(toModuleView);
