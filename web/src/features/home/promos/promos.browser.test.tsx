import { defaultPromos } from '@boma/domain/pages/default-promos.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { askForPages } from '../../../lib/edited-pages.ts';
import { toastsInLine } from '../../../lib/toasts.ts';
import { sessionChanged } from '../../../session/session.ts';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { drawn } from '../../../test-support/drawn.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { HomePromosPlace } from './home-promos-place.tsx';
import { IntroFilm } from './intro-film.tsx';
import { PromoCarousel } from './promo-carousel.tsx';
import { SLIDE_MS } from './use-slides.ts';

const COOKIE = 'autoplay_intro_video';
const forget = () => {
  document.cookie = `${COOKIE}=; path=/; max-age=0`;
  sessionChanged();
};
beforeEach(forget);
afterEach(() => {
  forget();
  vi.useRealTimers();
});

/** Resolves once the slide that is shown has its timer. */
async function armed(): Promise<void> {
  while (vi.getTimerCount() === 0) await drawn();
}

describe('the carousel', () => {
  const shown = () =>
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map((each) => each.textContent);

  it('R2-157 R2-159 R9-059 has three slides, and goes on after 7 seconds, round and round', async () => {
    expect(SLIDE_MS).toBe(7000);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { host } = render(<PromoCarousel />);
    const slides = [...host.querySelectorAll('ul > li')];
    expect(slides).toHaveLength(3);
    const current = () => slides.findIndex((slide) => slide.hasAttribute('data-shown'));
    expect(current()).toBe(0);
    const seen: number[] = [];
    await armed();
    for (const after of [6999, 1, 7000, 7000]) {
      vi.advanceTimersByTime(after);
      await armed();
      seen.push(current());
    }
    expect(seen).toEqual([0, 1, 2, 0]);
  });

  it('R2-158 R2-160 R2-162 has a picture for wide and one for narrow screens in each slide, which leads to premium', () => {
    const { host } = render(<PromoCarousel />);
    for (const slide of host.querySelectorAll('ul > li')) {
      const narrow = slide.querySelector('source');
      expect(narrow?.media).toBe('(max-width: 599px)');
      expect(narrow?.srcset).not.toBe(slide.querySelector('img')?.getAttribute('src'));
      expect(slide.querySelector('a')?.getAttribute('href')).toBe('/wildlife/premium');
    }
  });

  it('R2-161 shows its dots only above 1200 pixels, and a dot shows its slide', async () => {
    await page.viewport(1200, 800);
    render(<PromoCarousel />);
    const dots = page.getByRole('group', { name: 'Choose a slide' });
    expect(dots.elements()).toHaveLength(0);
    await page.viewport(1201, 800);
    await expect.element(dots).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Slide 3: You keep the cameras running' }));
    await expect.poll(shown).toEqual(['You keep the cameras running']);
  });

  it('shows what staff have saved, once the page knows it', async () => {
    const { slides, course } = defaultPromos;
    const own = slides.map((slide, at) => ({ ...slide, title: `Slide of staff ${at + 1}` }));
    answerCalls({ '/api/pages': { data: { promos: { kind: 'promos', slides: own, course } } } });
    render(<PromoCarousel />);
    expect(shown()).toEqual(['A den with cubs']);
    await askForPages();
    await expect.poll(shown).toEqual(['Slide of staff 1']);
    answerCalls({ '/api/pages': { data: {} } });
    await askForPages();
  });

  it('shows the next slide at a press, also on a phone, where pictures may not move', async () => {
    await page.viewport(390, 844);
    const really = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      really(query === '(prefers-reduced-motion: reduce)' ? 'all' : query),
    );
    render(<PromoCarousel />);
    const next = page.getByRole('button', { name: 'Next slide' });
    expect(next.element().getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
    expect(page.getByRole('button', { name: 'Stop the slides' }).elements()).toEqual([]);
    const seen: (string | null)[] = [];
    for (let press = 0; press < 3; press += 1) {
      const before = shown();
      await next.click();
      await expect.poll(shown).not.toEqual(before);
      await expect.poll(() => shown().length).toBe(1);
      seen.push(...shown());
    }
    expect(seen).toEqual(['An island full of nests', 'You keep the cameras running', 'A den with cubs']);
  });

  it('rests while it is paused', async () => {
    render(<PromoCarousel />);
    await userEvent.click(page.getByRole('button', { name: 'Stop the slides' }));
    await userEvent.unhover(page.getByRole('button', { name: 'Let the slides change' }));
    const resting = page.getByRole('button', { name: 'Let the slides change' });
    (resting.element() as HTMLElement).blur();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.advanceTimersByTime(30_000);
    await drawn();
    vi.useRealTimers();
    expect(shown()).toEqual(['A den with cubs']);
  });
});

describe('the film of the front page', () => {
  const film = () => page.getByLabelText(/^Film: /);
  const sourceFor = () => film().element().getAttribute('src');

  it('R2-141 R2-145 R2-146 is a sample for guests, and another film for a user without a membership', async () => {
    const { unmount } = render(<IntroFilm />);
    const sample = sourceFor();
    expect(sample).toBe('/films/intro-sample.mp4');
    unmount();
    signIn();
    render(<IntroFilm />);
    await expect.poll(sourceFor).toBe('/films/intro-premium.mp4');
  });

  it('is one that staff have chosen, with its words', async () => {
    const film = (name: string) => ({
      title: `The ${name}`,
      text: `A ${name} drinks.`,
      address: `/films/${name}.mp4`,
      poster: `/uploaded/${name}.jpg`,
    });
    const films = { kind: 'films', sample: film('giraffe'), premium: film('leopard') };
    answerCalls({ '/api/pages': { data: { films } } });
    render(<IntroFilm />);
    await askForPages();
    await expect.element(page.getByRole('region', { name: 'The giraffe' })).toBeVisible();
    const shown = page.getByLabelText('Film: A giraffe drinks.').element() as HTMLVideoElement;
    expect([shown.getAttribute('src'), shown.getAttribute('poster')]).toEqual([
      '/films/giraffe.mp4',
      '/uploaded/giraffe.jpg',
    ]);
    answerCalls({ '/api/pages': { data: {} } });
    await askForPages();
  });

  it('R2-147 R2-148 plays on the first visit only, which counts before anyone scrolls there', async () => {
    const home = (
      <div style={{ paddingTop: '4000px' }}>
        <HomePromosPlace />
      </div>
    );
    const element = () => film().element() as HTMLVideoElement;
    const { host, unmount } = render(home);
    await expect.poll(() => document.cookie).toContain(`${COOKIE}=0`);
    expect(film().elements()).toHaveLength(0);
    const scrollThere = (shown: HTMLElement) => shown.scrollIntoView({ block: 'end', behavior: 'instant' });
    scrollThere(host);
    await expect.element(film()).toBeInTheDocument();
    element().scrollIntoView({ block: 'center', behavior: 'instant' });
    await expect.poll(() => element().currentTime, { timeout: 10_000 }).toBeGreaterThan(0);
    expect([element().paused, element().muted, element().dataset.autoplay]).toEqual([false, true, '1']);
    // It plays while it is seen, until the viewer stops it.
    const scrollTo = (block: 'center' | 'start') =>
      (block === 'center' ? element() : host).scrollIntoView({ block, behavior: 'instant' });
    const comeBack = async () => {
      scrollTo('start');
      await expect.poll(() => element().paused).toBe(true);
      await drawn();
      scrollTo('center');
    };
    await comeBack();
    await expect.poll(() => element().paused).toBe(false);
    element().pause();
    await expect.poll(() => element().paused).toBe(true);
    await comeBack();
    await drawn();
    await drawn();
    expect(element().paused).toBe(true);
    unmount();
    const again = render(home);
    scrollThere(again.host);
    await expect.element(film()).toBeInTheDocument();
    element().scrollIntoView({ block: 'center', behavior: 'instant' });
    await drawn();
    expect([element().paused, element().muted, element().dataset.autoplay]).toEqual([true, false, '0']);
    expect(document.cookie).toContain(`${COOKIE}=0`);
  });

  it('R2-149 R2-150 invites a guest once, for 5 seconds, when it begins to play', () => {
    render(<IntroFilm />);
    const before = toastsInLine().length;
    for (let plays = 0; plays < 2; plays += 1) film().element().dispatchEvent(new Event('play'));
    expect(toastsInLine().slice(before)).toMatchObject([
      { timeout: 5000, link: { href: '/auth/register', text: 'Sign Up' } },
    ]);
  });

  it('R2-150 does not invite a user', async () => {
    signIn();
    render(<IntroFilm />);
    const before = toastsInLine().length;
    await expect.poll(sourceFor).toBe('/films/intro-premium.mp4');
    film().element().dispatchEvent(new Event('play'));
    expect(toastsInLine()).toHaveLength(before);
  });
});
