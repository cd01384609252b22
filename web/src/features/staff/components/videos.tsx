import { AppError } from '@boma/domain/errors.ts';
import { publishOf } from '@boma/domain/publish.policy.ts';
import { isPublic } from '@boma/domain/streams/streams.policy.ts';
import { PAGE_SIZE, UNTITLED_VIDEO } from '@boma/domain/videos/videos.constants.ts';
import { seenFrom } from '@boma/domain/videos/videos.policy.ts';
import type { AddVideoInput, StaffVideo } from '@boma/domain/videos/videos.schema.ts';
import { addVideoInput } from '@boma/domain/videos/videos.schema.ts';
import { useCallback, useMemo } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { type EditKind, NEW } from '../../../components/editing/edit-kind.ts';
import { EditScreen } from '../../../components/editing/edit-screen.tsx';
import { StaffHead } from '../../../components/staff/staff-head.tsx';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { tellRemoved } from '../../../lib/tell-removed.later.ts';
import {
  addVideo,
  changeVideo,
  listCameras,
  listLodges,
  listShowTypes,
  listVideos,
  readVideo,
  removeVideo,
  restore,
} from '../api/staff-calls.ts';
import { publishBadge } from '../publish-fields.ts';
import { sectionPath } from '../staff-sections.ts';
import {
  storedVideo,
  toVideo,
  type VideoChoices,
  type VideoField,
  videoFieldOf,
  videoGroups,
  videoTypeName,
  videoValues,
} from '../video-fields.ts';

const isGone = (cause: unknown) => cause instanceof AppError && cause.code === 'not-found';

/** A list of one. Of none if a colleague has removed it. */
async function oneVideo(id: number): Promise<StaffVideo[]> {
  try {
    return [{ video: await readVideo(id), picture: '' }];
  } catch (cause) {
    if (isGone(cause)) return [];
    throw cause;
  }
}

/** Of other kinds of thing the server answers that one is gone as a conflict, which the form explains. */
const asConflict = (cause: unknown): never => {
  throw isGone(cause) ? new AppError('conflict', { cause }) : cause;
};

const videoKind = (
  list: () => Promise<readonly StaffVideo[]>,
  choices: VideoChoices,
  item: string | undefined,
): EditKind<StaffVideo, VideoField> => ({
  words: {
    title: 'Videos',
    lead: `The newest ${PAGE_SIZE.most}. An older one opens at its number: /staff/videos/12.`,
    add: 'Add a video',
    none: 'There is no video yet. Add the first one.',
    one: 'video',
  },
  list,
  // The list has no captions.
  whole: ({ video }) => oneVideo(video.id),
  keyOf: ({ video }) => String(video.id),
  versionOf: ({ video }) => String(video.version),
  rowOf: ({ video, picture }) => ({
    title: video.title ?? UNTITLED_VIDEO,
    note: videoTypeName(video.type),
    at: video.created_at ?? undefined,
    badge: publishBadge(publishOf(seenFrom(video), serverNow())),
    picture,
  }),
  valuesOf: (listed) =>
    videoValues(listed && { ...listed.video, publish: publishOf(seenFrom(listed.video), serverNow()) }),
  asStored: (values) => videoValues(storedVideo(values)),
  groups: videoGroups(choices),
  schema: addVideoInput,
  toInput: toVideo,
  fieldOf: videoFieldOf,
  save: async (values, version) => {
    const video: AddVideoInput = addVideoInput.parse(toVideo(values));
    if (version === null) await addVideo(video);
    else await changeVideo({ ...video, id: Number(item), version: Number(version) }).catch(asConflict);
    tellRemoved(values);
  },
  remove: async ({ video }) => {
    await removeVideo({ id: video.id });
  },
  restore: async ({ video }) => {
    await restore({ kind: 'videos', key: String(video.id) });
  },
});

const NO_CHOICES: VideoChoices = { shows: [], lodges: [], cameras: [] };

/** For staff: the newest videos, and the form of one. */
export function Videos({ item }: { readonly item: string | undefined }) {
  const ask = useCallback(async (): Promise<VideoChoices> => {
    const [types, lodges, cameras] = await Promise.all([listShowTypes(), listLodges(), listCameras()]);
    return {
      shows: types.map(({ show_type: { id, title } }) => ({ value: String(id), text: title })),
      lodges: lodges.map(({ lodge: { id, slug } }) => ({ value: String(id), text: slug })),
      cameras: cameras
        .filter(({ camera }) => isPublic(camera, serverNow()))
        .map(({ camera: { slug, name } }) => ({ value: slug, text: name })),
    };
  }, []);
  const choices = useAnswer(ask, { doing: 'Reading shows, lodges and cameras' });
  const { answer = NO_CHOICES } = choices;
  const kind = useMemo(() => {
    const isOne = item !== undefined && item !== NEW;
    const list = isOne ? () => oneVideo(Number(item)) : listVideos;
    return videoKind(list, answer, item);
  }, [item, answer]);
  return (
    <>
      {!choices.answer && <StaffHead title={kind.words.title} />}
      <Asked what="the videos" of={choices} minHeight="30vh">
        {() => <EditScreen key={item ?? 'list'} kind={kind} item={item} home={sectionPath('videos')} />}
      </Asked>
    </>
  );
}
