import { GENERAL_CHAT } from '@boma/domain/chat/chat.policy.ts';
import { saveLodge } from '../../functions/src/lodges/save-lodge.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { saveShowType } from '../../functions/src/shows/save-show-type.ts';
import { saveStream } from '../../functions/src/streams/save-stream.ts';
import { REAL_CAMERA } from '../simulators/cameras/real-camera.ts';
import { PLACES, type SeededPlace } from './places.ts';

export const LODGES = [
  { id: 1, slug: 'tshukudu-plains', fullLogoPath: '/lodges/tshukudu-plains.svg' },
  { id: 2, slug: 'naledi', fullLogoPath: '/lodges/naledi.svg' },
  { id: 3, slug: 'kwa-maritane-lodge', fullLogoPath: '/lodges/kwa-maritane-lodge.svg' },
];

interface Camera {
  readonly slug: string;
  readonly name: string;
  readonly lodge?: number;
  readonly paid?: boolean;
  readonly youtube?: string;
  readonly update?: string;
  /** A camera that viewers watch for long has its own chat. */
  readonly ownChat?: boolean;
}

/** In list order; ids follow it. */
const CAMERAS: readonly Camera[] = [
  {
    slug: 'tau',
    name: 'Tau',
    lodge: 1,
    ownChat: true,
    update: 'Two lionesses slept under the thorn tree last night.',
  },
  {
    slug: 'tembe',
    name: 'Tembe',
    update:
      'A cow with a calf of about three weeks has joined the herd. The calf still trips over its trunk. Look for them before noon.',
  },
  { slug: 'nkorho', name: 'Nkorho', lodge: 1 },
  { slug: 'kwa-maritane', name: 'Kwa Maritane', lodge: 3 },
  { slug: 'naledi-dam', name: 'Naledi Dam', lodge: 2, ownChat: true },
  { slug: 'olifants-river', name: 'Olifants River', ownChat: true },
  {
    slug: 'rosies-pan',
    name: 'Rosies Pan',
    update: 'First rain on the pan this week: the herds are on their way back.',
  },
  { slug: 'cat-eye', name: 'Cat Eye', lodge: 2 },
  { slug: 'mopane-hide', name: 'Mopane Hide', lodge: 1 },
  {
    slug: 'leopard-rock',
    name: 'Leopard Rock',
    ownChat: true,
    update: 'Wind on the microphone today; it will pass.',
  },
  { slug: 'hyena-den', name: 'Hyena Den', paid: true },
  { slug: 'heron-island', name: 'Heron Island', lodge: 2, paid: true },
  { slug: 'ridge', name: 'Ridge', youtube: 'bomaRidge01' },
];

function placeOf(slug: string): SeededPlace {
  const place = PLACES[slug];
  if (!place) throw new Error(`tools/seed/places.ts has no place for the camera '${slug}'.`);
  return place;
}

export const STREAMS = CAMERAS.map(({ slug, name, lodge, paid, youtube, update, ownChat }, index) => ({
  id: index + 1,
  slug,
  name,
  code: slug,
  source: youtube ? { kind: 'youtube' as const, youtube_id: youtube } : { kind: 'hls' as const },
  subscriber_only: paid ?? false,
  cover: `/covers/${slug}-sm.jpg`,
  chat: ownChat ? `chat-${slug}` : GENERAL_CHAT,
  status_update: update ?? '',
  ...placeOf(slug),
  lodge_id: lodge ?? null,
  position: index + 1,
}));

/** The camera of `npm start -- --camera`. */
export const REAL_STREAM = {
  id: 100,
  slug: REAL_CAMERA,
  name: 'Your camera',
  code: REAL_CAMERA,
  source: { kind: 'hls' as const },
  subscriber_only: false,
  /** Its newest still. */
  cover: null,
  chat: GENERAL_CHAT,
  status_update: '',
  lodge_id: null,
  position: 0,
};

export const SHOW_TYPES = [
  {
    id: 1,
    type: 'ranger-show',
    title: 'Ranger Show',
    active: true,
    archived: false,
    cover_clean: '/covers/tau.jpg',
    lead: 'Most of an hour with a ranger at a camera: walks, drives, and your questions answered.',
  },
  {
    id: 2,
    type: 'on-point',
    title: 'On Point',
    active: true,
    archived: false,
    cover_clean: '/covers/tembe.jpg',
    lead: 'A few minutes at one camera: one animal, or one question about it.',
  },
  {
    id: 3,
    type: 'night-drive',
    title: 'Night Drive',
    active: false,
    archived: false,
    cover_clean: '/covers/cat-eye.jpg',
    lead: 'After dark with a guide: who is awake, and what they are up to.',
  },
  {
    id: 4,
    type: 'river-walk',
    title: 'River Walk',
    active: true,
    archived: true,
    cover_clean: '/covers/olifants-river.jpg',
    lead: 'Along the Olifants on foot, slowly and in single file.',
  },
];

/** Puts lodges, cameras and show types where they are missing or differ; running it again changes nothing. */
export async function seedCatalogue(): Promise<void> {
  const ctx = systemContext();
  for (const input of LODGES) await saveLodge({ ctx, input });
  for (const input of STREAMS) await saveStream({ ctx, input });
  if (process.env.BOMA_CAMERA_SOURCE) await saveStream({ ctx, input: REAL_STREAM });
  for (const input of SHOW_TYPES) await saveShowType({ ctx, input });
}
