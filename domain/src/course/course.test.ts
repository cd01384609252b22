import { describe, expect, it } from 'vitest';
import { courseModule, moduleContent } from './course.fixtures.ts';
import { moduleState, toCourse, toModuleView } from './course.policy.ts';
import { saveModuleInput } from './course.schema.ts';

describe('what viewers see of a module', () => {
  it('R3-019 R3-020 has its id, its state, and one moment in two forms', () => {
    expect(moduleState(courseModule)).toEqual({
      id: 4,
      updated_ts: 1_799_985_600,
      updated_at: '2027-01-15T04:00:00.000Z',
      on_air: false,
      stream_youtube_id: null,
      module_youtube_id: null,
    });
  });

  it('R2-030 names the live source only while the module is on the air', () => {
    const atYoutube = { ...courseModule, live_source: { kind: 'youtube', youtube_id: 'abc_123' } } as const;
    expect(toModuleView(courseModule).stream_code).toBeNull();
    expect(toModuleView({ ...courseModule, on_air: true }).stream_code).toBe('tau');
    expect(toModuleView(atYoutube).stream_youtube_id).toBeNull();
    expect(toModuleView({ ...atYoutube, on_air: true })).toMatchObject({
      stream_youtube_id: 'abc_123',
      stream_code: null,
    });
  });

  it('names its recording: one of our films, or a video at YouTube', () => {
    expect(toModuleView(courseModule)).toMatchObject({
      module_film: '/films/tracks.mp4',
      module_youtube_id: null,
    });
    const recording = { kind: 'youtube', youtube_id: 'abc_123' } as const;
    expect(toModuleView({ ...courseModule, recording })).toMatchObject({
      module_film: null,
      module_youtube_id: 'abc_123',
    });
  });
});

it('the course has the modules that viewers may see, in their order', () => {
  const modules = [
    { ...courseModule, id: 1, position: 3 },
    { ...courseModule, id: 2, position: 1, open: false },
    { ...courseModule, id: 3, position: 2, public_at: 1000 },
    { ...courseModule, id: 5, position: 2 },
    { ...courseModule, id: 6, position: 1, open: false, public_at: 1000 },
  ];
  const seenAt = (now: number) => toCourse(modules, now).map(({ id }) => id);
  expect(seenAt(999)).toEqual([5, 1]);
  expect(seenAt(1000)).toEqual([3, 5, 1]);
});

describe('a module as staff send it', () => {
  const problemsWith = (change: object) =>
    saveModuleInput
      .safeParse({ ...moduleContent, ...change })
      .error?.issues.map(({ path }) => path.join('.')) ?? [];

  it('is accepted whole', () => {
    expect(problemsWith({})).toEqual([]);
    expect(problemsWith({ id: 4, recording: null, live_source: null })).toEqual([]);
  });

  it.each([
    [{ title: ' ' }, ['title']],
    [{ title: 'a'.repeat(81) }, ['title']],
    [{ position: 0 }, ['position']],
    [{ lesson: [] }, ['lesson']],
    [{ questions: moduleContent.questions.slice(1) }, ['questions']],
    [
      { questions: moduleContent.questions.map((each) => ({ ...each, right: 3 })) },
      ['questions.0.right', 'questions.1.right', 'questions.2.right'],
    ],
    [
      {
        questions: moduleContent.questions.map((each, at) =>
          at === 0 ? { ...each, answers: ['Yes', 'No'] } : each,
        ),
      },
      ['questions.0.answers'],
    ],
    [{ recording: { kind: 'film', url: 'javascript:alert(1)' } }, ['recording.url']],
    [{ recording: { kind: 'camera' } }, ['recording.kind']],
    [{ live_source: { kind: 'camera', code: 'No/where' } }, ['live_source.code']],
    [{ publish: { kind: 'later' } }, ['publish.at']],
    // From a page that is older than the field `publish`: its drafts must not become public.
    [{ open: false }, ['']],
  ])('is refused with %j', (change, fields) => {
    expect(problemsWith(change)).toEqual(fields);
  });
});
