import {
  freeStream,
  paidStream,
  partnerStream,
  youtubeStream,
} from '@boma/domain/streams/streams.fixtures.ts';
import { cameraInput } from '@boma/domain/streams/streams.schema.ts';
import { describe, expect, it } from 'vitest';
import { schemaProblems } from '../../test-support/schema-problems.test-support.ts';
import {
  cameraBadge,
  cameraFieldOf,
  cameraFields,
  cameraValues,
  isOpenAtOurServer,
  saidOf,
  toCamera,
} from './camera-fields.ts';

const naming = { fields: cameraFields, fieldOf: cameraFieldOf };
const problemsOf = (change: Partial<ReturnType<typeof cameraValues>>) =>
  schemaProblems(cameraInput, toCamera({ ...cameraValues(freeStream), ...change }), naming);

describe('the form of a camera', () => {
  it.each([
    freeStream,
    paidStream,
    youtubeStream,
    partnerStream,
  ])('keeps all that it shows of $slug', (stream) => {
    const { id: _id, position: _position, noted_at: _written, ...rest } = stream;
    expect(toCamera(cameraValues(saidOf(stream)))).toEqual({ ...rest, publish: { kind: 'now' } });
  });

  it('takes a camera without a place, and an animal without a likelihood', () => {
    const empty = { place_name: '', country: '', habitat: '', latitude: '', longitude: '' };
    const camera = toCamera({ ...cameraValues(freeStream), ...empty, species: 'lion\nfish eagle, often\n' });
    expect(camera.place).toBe(null);
    expect(camera.species).toEqual([
      { name: 'lion', likelihood: 'sometimes' },
      { name: 'fish eagle', likelihood: 'often' },
    ]);
  });

  it('rounds coordinates, and takes the address of a video at YouTube', () => {
    const typed = { ...cameraValues(freeStream), latitude: '-24.63', longitude: '31,049' };
    expect(toCamera(typed).place?.coordinates).toEqual({ latitude: -24.6, longitude: 31 });
    expect(problemsOf({ latitude: '-24.63' })).toEqual({});
    const address = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=9';
    const video = toCamera({ ...cameraValues(youtubeStream), youtube_id: address });
    expect(video.source).toEqual({ kind: 'youtube', youtube_id: 'dQw4w9WgXcQ' });
  });

  it('takes the address of a partner, and says what is wrong with it at its field', () => {
    const typed = { source_kind: 'partner', address: ' https://live.partner.example/dam.m3u8 ' };
    expect(toCamera({ ...cameraValues(freeStream), ...typed }).source).toEqual({
      kind: 'hls',
      address: 'https://live.partner.example/dam.m3u8',
    });
    expect(problemsOf(typed)).toEqual({});
    expect(problemsOf({ ...typed, address: 'live.partner.example/dam' })).toEqual({
      address: 'Give the https address of the playlist, such as https://live.example.org/dam/playlist.m3u8.',
    });
    expect(problemsOf({ ...typed, subscriber_only: 'on' })).toEqual({
      source_kind: 'A camera for members needs our own media server, which lets only them watch.',
    });
  });

  it('offers no partner’s camera for shows and lessons, whose viewers would find nothing', () => {
    const offered = [freeStream, paidStream, youtubeStream, partnerStream].filter(isOpenAtOurServer);
    expect(offered).toEqual([freeStream]);
  });

  it('begins as a draft, and keeps when viewers see a camera', () => {
    expect(toCamera(cameraValues()).publish).toEqual({ kind: 'draft' });
    expect(saidOf({ ...freeStream, public_at: null }).publish).toEqual({ kind: 'draft' });
    expect(saidOf({ ...freeStream, public_at: 1 }).publish).toEqual({ kind: 'now' });
    const at = Date.UTC(2099, 0, 15, 4);
    expect(toCamera(cameraValues(saidOf({ ...freeStream, public_at: at }))).publish).toEqual({
      kind: 'later',
      at,
    });
    expect(problemsOf({ publish: 'later', publish_at: '' })).toEqual({
      publish_at: 'Give the day and the time.',
    });
  });

  it('marks a draft in the list, and offers it for no show', () => {
    const draft = { ...freeStream, public_at: null };
    const thing = { version: '1', camera: draft, picture: '', check: null, outages: [] };
    expect(cameraBadge({ ...thing, camera: freeStream }).text).toBe('Not checked yet');
    expect(cameraBadge(thing).text).toBe('Draft');
    expect([freeStream, draft].filter(isOpenAtOurServer)).toEqual([freeStream]);
  });

  it('shows each problem at its field', () => {
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({ name: ' ' })).toEqual({ name: 'Give the camera a name.' });
    expect(problemsOf({ slug: 'Tau Dam' })).toEqual({
      slug: 'An address is lower-case letters, digits and single hyphens, such as tau-dam.',
    });
    expect(problemsOf({ longitude: '' })).toEqual({
      longitude: 'Give the longitude in degrees from -180 to 180, such as 31.1.',
    });
    expect(problemsOf({ habitat: '' })).toEqual({ habitat: 'Choose the habitat.' });
    expect(problemsOf({ species: 'lion, daily' })).toEqual({
      species: 'Write how likely it is after the comma: most days, often, sometimes, rarely.',
    });
    expect(problemsOf({ source_kind: 'youtube', youtube_id: 'a b' })).toEqual({
      youtube_id: 'Give the address of a video at YouTube, or its id.',
    });
    expect(problemsOf({ source_kind: 'youtube', youtube_id: 'abc', subscriber_only: 'on' })).toEqual({
      source_kind: 'A camera for members needs our own media server, which lets only them watch.',
    });
  });
});
