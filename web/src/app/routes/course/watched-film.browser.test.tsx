import { courseModule } from '@boma/domain/course/course.fixtures.ts';
import { toModuleView } from '@boma/domain/course/course.policy.ts';
import type { ModuleView } from '@boma/domain/course/course.schema.ts';
import { Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refreshCourse } from '../../../features/course/api/course.ts';
import type { CameraPlayerProps } from '../../../features/player/player-props.ts';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { pages } from '../../pages.ts';
import KidsCourseRoute from './kids-course.tsx';

const PHASES = ['live', 'paused', 'stalled', 'retrying'] as const;

// A film at YouTube plays in the same player as a lesson.
vi.mock(import('../../../features/player/components/camera-player.tsx'), () => ({
  CameraPlayer: ({ stream, onPhase }: CameraPlayerProps) =>
    stream.youtube_id === 'film_1' ? (
      <section aria-label="The film at YouTube">
        {PHASES.map((phase) => (
          <button key={phase} type="button" onClick={() => onPhase?.(phase)}>
            {phase}
          </button>
        ))}
      </section>
    ) : (
      <p>The live lesson</p>
    ),
}));
vi.mock(import('../../../features/course/api/published-update.ts'), () => ({
  publishedUpdate: { listen: () => () => undefined } as never,
}));

const moduleOf = (id: number, change: Partial<ModuleView> = {}): ModuleView => ({
  ...toModuleView({ ...courseModule, id, position: id, title: `Module about ${id}` }),
  ...change,
});

const live = { on_air: true, stream_code: 'tau' };

/** The course as the server has it from now on. */
function serve(...modules: readonly ModuleView[]) {
  const answer = { data: { course: { version: 1, modules } } };
  answerCalls({ '/api/kids-course': answer, '/api/kids-course?v=1': answer });
  return refreshCourse();
}
const film = (id: number) => page.getByLabelText(`Film: Module about ${id}`);
const lesson = () => page.getByText('The live lesson');
const happens = (id: number, event: 'play' | 'ended') => film(id).element().dispatchEvent(new Event(event));

const atYoutube = { module_film: null, module_youtube_id: 'film_1' };
const filmAtYoutube = () => page.getByRole('region', { name: 'The film at YouTube' });
const says = (phase: (typeof PHASES)[number]) => filmAtYoutube().getByRole('button', { name: phase }).click();

async function open(at: string, first = moduleOf(1)) {
  await serve(first, moduleOf(2));
  const route = (
    <Route path="/wildlife/kids-course/:part?" element={<KidsCourseRoute page={pages.kidsCourse} />} />
  );
  render(<Routes>{route}</Routes>, { at });
  await expect.element(first.module_film === null ? filmAtYoutube() : film(1)).toBeVisible();
}

it('a film that a child watches stays when the lesson begins, until the child goes on to it', async () => {
  await open('/wildlife/kids-course/1');
  const watched = film(1).element();
  happens(1, 'play');
  await serve(moduleOf(1, live), moduleOf(2));
  const goOn = page.getByRole('button', { name: 'Go to the live lesson' });
  await expect.element(goOn).toBeVisible();
  expect(film(1).element()).toBe(watched);
  expect(lesson().elements()).toEqual([]);
  await goOn.click();
  await expect.element(lesson()).toBeVisible();
  expect(film(1).elements()).toEqual([]);
});

it('a film that has not begun gives way to the lesson at once', async () => {
  await open('/wildlife/kids-course/1');
  await serve(moduleOf(1, live), moduleOf(2));
  await expect.element(lesson()).toBeVisible();
});

it('in the list of modules, the lesson of another one waits for the end of the film', async () => {
  await open('/wildlife/kids-course');
  happens(1, 'play');
  await serve(moduleOf(1), moduleOf(2, live));
  await expect.element(page.getByRole('list', { name: 'Modules' }).getByText('Live')).toBeVisible();
  expect(lesson().elements()).toEqual([]);
  await expect.element(film(1)).toBeVisible();
  happens(1, 'ended');
  await expect.element(lesson()).toBeVisible();
});

it('in the list of modules, a child goes on from a film to the lesson of another one', async () => {
  await open('/wildlife/kids-course');
  happens(1, 'play');
  await serve(moduleOf(1), moduleOf(2, live));
  await page.getByRole('button', { name: 'Go to the live lesson' }).click();
  await expect.element(lesson()).toBeVisible();
});

describe('a film at YouTube', () => {
  it('that a child watches stays when the lesson begins, also while it pauses, until the child goes on to it', async () => {
    await open('/wildlife/kids-course/1', moduleOf(1, atYoutube));
    const watched = filmAtYoutube().element();
    await says('live');
    await says('paused');
    await serve(moduleOf(1, { ...atYoutube, ...live }), moduleOf(2));
    const goOn = page.getByRole('button', { name: 'Go to the live lesson' });
    await expect.element(goOn).toBeVisible();
    expect(filmAtYoutube().element()).toBe(watched);
    await goOn.click();
    await expect.element(lesson()).toBeVisible();
    expect(filmAtYoutube().elements()).toEqual([]);
  });

  it('gives way to the lesson when it has not begun, or at its end', async () => {
    await open('/wildlife/kids-course/1', moduleOf(1, atYoutube));
    await serve(moduleOf(1, { ...atYoutube, ...live }), moduleOf(2));
    await expect.element(lesson()).toBeVisible();
    await serve(moduleOf(1, atYoutube), moduleOf(2));
    await expect.element(filmAtYoutube()).toBeVisible();
    await says('live');
    await says('stalled');
    await serve(moduleOf(1, { ...atYoutube, ...live }), moduleOf(2));
    await expect.element(page.getByRole('button', { name: 'Go to the live lesson' })).toBeVisible();
    // The player takes the end of a film for a loss.
    await says('retrying');
    await expect.element(lesson()).toBeVisible();
  });

  it('is not replaced by the lesson of another module in the list', async () => {
    await open('/wildlife/kids-course', moduleOf(1, atYoutube));
    await says('live');
    await serve(moduleOf(1, atYoutube), moduleOf(2, live));
    await page.getByRole('button', { name: 'Go to the live lesson' }).click();
    await expect.element(lesson()).toBeVisible();
  });
});
