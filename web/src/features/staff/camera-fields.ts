import { GENERAL_CHAT } from '@boma/domain/chat/chat.policy.ts';
import { publishOf } from '@boma/domain/publish.policy.ts';
import { isFrozen } from '@boma/domain/streams/frozen.policy.ts';
import type { StaffCamera } from '@boma/domain/streams/staff-cameras.schema.ts';
import { addressOfPartner, isPublic, seenFrom } from '@boma/domain/streams/streams.policy.ts';
import { type CameraInput, cameraInput, type Stream } from '@boma/domain/streams/streams.schema.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { youtubeIdOf } from '../../lib/youtube-id.ts';
import { publishBadge, publishValues, toPublish } from './publish-fields.ts';

export const cameraFields = [
  'name',
  'slug',
  'status_update',
  'maintenance',
  'source_kind',
  'code',
  'address',
  'youtube_id',
  'subscriber_only',
  'cover',
  'chat',
  'lodge_id',
  'place_name',
  'country',
  'habitat',
  'latitude',
  'longitude',
  'protected_den',
  'species',
  'about',
  'ranger',
  'since',
  'publish',
  'publish_at',
] as const;
export type CameraField = (typeof cameraFields)[number];
export type CameraValues = Readonly<Record<CameraField, string>>;

/** The source of a camera that plays from the address of a partner. */
export const PARTNER = 'partner';

const flag = (on: boolean | undefined) => (on ? 'on' : '');

const speciesLines = (species: Stream['species']) =>
  species.map(({ name, likelihood }) => `${name}, ${likelihood}`).join('\n');

const nothing: CameraInput = {
  slug: '',
  name: '',
  code: '',
  source: { kind: 'hls' },
  chat: GENERAL_CHAT,
  subscriber_only: false,
  cover: null,
  status_update: '',
  maintenance: false,
  place: null,
  species: [],
  about: '',
  ranger: '',
  since: null,
  lodge_id: null,
  // It is tried before viewers see it.
  publish: { kind: 'draft' },
};

/** A stored camera, as staff say it. */
export function saidOf(camera: Stream): CameraInput {
  const { id: _id, position: _position, noted_at: _noted, public_at: _at, ...said } = camera;
  return { ...said, publish: publishOf(seenFrom(camera), serverNow()) };
}

/** What the form shows of a camera, or of a new one. */
export function cameraValues(camera: CameraInput = nothing): CameraValues {
  const { source, place } = camera;
  return {
    name: camera.name,
    slug: camera.slug,
    status_update: camera.status_update,
    maintenance: flag(camera.maintenance),
    source_kind: addressOfPartner(camera) === undefined ? source.kind : PARTNER,
    code: camera.code,
    address: addressOfPartner(camera) ?? '',
    youtube_id: source.kind === 'youtube' ? source.youtube_id : '',
    subscriber_only: flag(camera.subscriber_only),
    cover: camera.cover ?? '',
    chat: camera.chat,
    lodge_id: camera.lodge_id === null ? '' : String(camera.lodge_id),
    place_name: place?.name ?? '',
    country: place?.country ?? '',
    habitat: place?.habitat ?? '',
    latitude: place ? String(place.coordinates.latitude) : '',
    longitude: place ? String(place.coordinates.longitude) : '',
    protected_den: flag(place?.protected_den),
    species: speciesLines(camera.species),
    about: camera.about,
    ranger: camera.ranger,
    since: camera.since ?? '',
    ...publishValues(camera.publish ?? { kind: 'now' }),
  };
}

/** 'fish eagle, often' on each line. A line without a likelihood is an animal that is seen sometimes. */
function speciesOf(text: string) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', likelihood = 'sometimes'] = line.split(',').map((part) => part.trim());
      return { name, likelihood };
    });
}

/** To 0.1°, as the form promises. */
const degreesOf = (text: string) =>
  text.trim() === ''
    ? Number.NaN
    : Math.round(Number(text.trim().replace(',', '.').replace('−', '-')) * 10) / 10;

/** Null if staff say nothing about the place. */
function placeOf(values: CameraValues) {
  const { place_name, country, habitat, latitude, longitude } = values;
  if ([place_name, country, habitat, latitude, longitude].every((text) => text.trim() === '')) return null;
  return {
    name: place_name.trim(),
    country: country.trim(),
    habitat,
    coordinates: { latitude: degreesOf(latitude), longitude: degreesOf(longitude) },
    protected_den: values.protected_den === 'on',
  };
}

function sourceOf({ source_kind, youtube_id, address }: CameraValues) {
  if (source_kind === 'youtube') return { kind: 'youtube', youtube_id: youtubeIdOf(youtube_id) };
  return source_kind === PARTNER ? { kind: 'hls', address: address.trim() } : { kind: 'hls' };
}

/** What staff typed, as the server takes it. It may be wrong: the schema says where. */
export function toCamera(values: CameraValues) {
  const { lodge_id } = values;
  return {
    slug: values.slug.trim(),
    name: values.name.trim(),
    code: values.code.trim(),
    source: sourceOf(values),
    chat: values.chat.trim() || GENERAL_CHAT,
    subscriber_only: values.subscriber_only === 'on',
    cover: values.cover.trim() || null,
    status_update: values.status_update.trim(),
    maintenance: values.maintenance === 'on',
    place: placeOf(values),
    species: speciesOf(values.species),
    about: values.about.trim(),
    ranger: values.ranger.trim(),
    since: values.since === '' ? null : values.since,
    lodge_id: lodge_id === '' ? null : Number(lodge_id),
    publish: toPublish(values),
  };
}

/** What the server stores of it, once the schema has no problem with it. */
export const storedCamera = (values: CameraValues) => cameraInput.parse(toCamera(values));

/** Where the schema's names differ from the form's. */
export const cameraFieldOf: Readonly<Record<string, CameraField>> = {
  source: 'source_kind',
  'source.youtube_id': 'youtube_id',
  'source.address': 'address',
  'place.name': 'place_name',
  'place.country': 'country',
  'place.habitat': 'habitat',
  'place.coordinates': 'latitude',
  'place.coordinates.latitude': 'latitude',
  'place.coordinates.longitude': 'longitude',
  'place.protected_den': 'protected_den',
  place: 'place_name',
  'publish.at': 'publish_at',
};

/** Shows and lessons can be at a camera that everyone may watch at our media server, and that is no draft. */
export const isOpenAtOurServer = (
  camera: Pick<Stream, 'source' | 'subscriber_only' | 'public_at'>,
): boolean =>
  isPublic(camera, serverNow()) &&
  camera.source.kind === 'hls' &&
  !camera.subscriber_only &&
  addressOfPartner(camera) === undefined;

/** How a camera does, in one or two words. */
export function cameraBadge({ camera, check }: StaffCamera) {
  const unseen = publishBadge(publishOf(seenFrom(camera), serverNow()));
  if (unseen) return unseen;
  if (camera.maintenance) return { text: 'In maintenance', tone: 'muted' } as const;
  if (!check) return { text: 'Not checked yet', tone: 'muted' } as const;
  if (check.unlocked) return { text: 'Open to everyone', tone: 'danger' } as const;
  if (!check.live) return { text: 'Off the air', tone: 'danger' } as const;
  if (check.codec === 'hevc') return { text: 'Live, in HEVC', tone: 'danger' } as const;
  if (isFrozen(check)) return { text: 'Live, frozen', tone: 'danger' } as const;
  return check.still === 'missing'
    ? ({ text: 'Live, no still', tone: 'danger' } as const)
    : ({ text: 'Live', tone: 'good' } as const);
}
