import { courseModule } from '@boma/domain/course/course.fixtures.ts';
import { toModuleView } from '@boma/domain/course/course.policy.ts';
import type { ModuleView } from '@boma/domain/course/course.schema.ts';
import { Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refreshCourse } from '../../../features/course/api/course.ts';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { pages } from '../../pages.ts';
import KidsCourseRoute from './kids-course.tsx';

vi.mock(import('../../../features/player/components/camera-player.tsx'), () => ({
  CameraPlayer: () => <p>The live lesson</p>,
}));
vi.mock(import('../../../features/course/api/published-update.later.ts'), () => ({
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
const filmAtYoutube = () => page.getByRole('region', { name: 'Player: Module about 1' });
const playFilm = filmAtYoutube().getByRole('button', { name: 'Play Module about 1' });
const frame = () => document.querySelector('iframe');

/** States of YouTube's player, as its messages number them: https://developers.google.com/youtube/iframe_api_reference */
const states = { ended: 0, playing: 1, paused: 2, buffering: 3 } as const;

/** YouTube's frame tells the page of its player. */
function says(state: keyof typeof states) {
  const data = JSON.stringify({ event: 'onStateChange', info: states[state] });
  const source = frame()?.contentWindow ?? null;
  dispatchEvent(new MessageEvent('message', { origin: 'https://www.youtube-nocookie.com', source, data }));
}

/** A child begins to watch the film of the first module at YouTube. */
async function begin() {
  await playFilm.click();
  await expect.poll(frame).not.toBeNull();
  says('playing');
}

async function open(at: string, first = moduleOf(1)) {
  await serve(first, moduleOf(2));
  const route = (
    <Route path="/wildlife/kids-course/:part?" element={<KidsCourseRoute page={pages.kidsCourse} />} />
  );
  render(<Routes>{route}</Routes>, { at });
  await expect.element(first.module_film === null ? playFilm : film(1)).toBeVisible();
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
    expect(frame()).toBeNull();
    await begin();
    const watched = frame();
    expect(watched?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/film_1\?autoplay=1/);
    says('buffering');
    says('paused');
    await serve(moduleOf(1, { ...atYoutube, ...live }), moduleOf(2));
    const goOn = page.getByRole('button', { name: 'Go to the live lesson' });
    await expect.element(goOn).toBeVisible();
    expect(frame()).toBe(watched);
    await goOn.click();
    await expect.element(lesson()).toBeVisible();
    expect(frame()).toBeNull();
  });

  it('gives way to the lesson when it has not begun, or at its end', async () => {
    await open('/wildlife/kids-course/1', moduleOf(1, atYoutube));
    await serve(moduleOf(1, { ...atYoutube, ...live }), moduleOf(2));
    await expect.element(lesson()).toBeVisible();
    await serve(moduleOf(1, atYoutube), moduleOf(2));
    await begin();
    await serve(moduleOf(1, { ...atYoutube, ...live }), moduleOf(2));
    await expect.element(page.getByRole('button', { name: 'Go to the live lesson' })).toBeVisible();
    says('ended');
    await expect.element(lesson()).toBeVisible();
  });

  it('is its poster again at its end, with the focus on the button that plays it', async () => {
    await open('/wildlife/kids-course/1', moduleOf(1, atYoutube));
    await begin();
    await expect.poll(() => document.activeElement).toBe(frame());
    says('ended');
    await expect.element(playFilm).toHaveFocus();
    expect(frame()).toBeNull();
    await begin();
    await expect.poll(frame).not.toBeNull();
  });

  it('is not replaced by the lesson of another module in the list', async () => {
    await open('/wildlife/kids-course', moduleOf(1, atYoutube));
    await begin();
    await serve(moduleOf(1, atYoutube), moduleOf(2, live));
    await page.getByRole('button', { name: 'Go to the live lesson' }).click();
    await expect.element(lesson()).toBeVisible();
  });
});
