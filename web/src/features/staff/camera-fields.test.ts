import { freeStream, paidStream, youtubeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { cameraInput } from '@boma/domain/streams/streams.schema.ts';
import { describe, expect, it } from 'vitest';
import { schemaProblems } from '../../components/editing/edit-problems.ts';
import { cameraFieldOf, cameraFields, cameraValues, toCamera } from './camera-fields.ts';

const naming = { fields: cameraFields, fieldOf: cameraFieldOf };
const problemsOf = (change: Partial<ReturnType<typeof cameraValues>>) =>
  schemaProblems(cameraInput, toCamera({ ...cameraValues(freeStream), ...change }), naming);

describe('the form of a camera', () => {
  it.each([freeStream, paidStream, youtubeStream])('keeps all that it shows of $slug', (stream) => {
    const { id: _id, position: _position, noted_at: _written, ...rest } = stream;
    expect(toCamera(cameraValues(stream))).toEqual(rest);
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

  it('shows each problem at its field', () => {
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({ name: ' ' })).toEqual({ name: 'Give the camera a name.' });
    expect(problemsOf({ slug: 'Tau Dam' })).toEqual({
      slug: 'The slug may hold lower-case letters, digits and hyphens.',
    });
    expect(problemsOf({ latitude: '-24.31' })).toEqual({
      latitude: 'Round the coordinates to 0.1°: the exact spot is not stored.',
    });
    expect(problemsOf({ longitude: '' })).toEqual({ longitude: 'This is not valid.' });
    expect(problemsOf({ habitat: '' })).toEqual({ habitat: 'This is not valid.' });
    expect(problemsOf({ species: 'lion, daily' })).toEqual({ species: 'This is not valid.' });
    expect(problemsOf({ source_kind: 'youtube', youtube_id: 'a b' })).toEqual({
      youtube_id: 'This is not valid.',
    });
    expect(problemsOf({ source_kind: 'youtube', youtube_id: 'abc', subscriber_only: 'on' })).toEqual({
      source_kind: 'A subscriber-only stream needs an HLS source.',
    });
  });
});
