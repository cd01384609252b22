import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { decide } from '../../../lib/consent.ts';
import { askForPages } from '../../../lib/edited-pages.ts';
import { watchWidth } from '../../../lib/watch-size.ts';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { defaultAdverts } from '../house-adverts.ts';
import type { GoogleSlot } from '../networks/google-tag.ts';
import { AdvertSlot } from './advert-slot.later.tsx';
import { StreamAdverts } from './stream-adverts.later.tsx';

const config = vi.hoisted(() => ({ adverts: undefined as object | undefined }));
vi.mock('../../../lib/runtime-config.ts', () => ({ runtimeConfig: async () => config }));

const GOOGLE = 'https://pagead2.googlesyndication.com/tag/js/gpt.js';
const place = () => document.querySelector<HTMLElement>('[data-place]');
const foreignScripts = () =>
  [...document.head.querySelectorAll('script')]
    .map(({ src }) => src)
    .filter((src) => src.startsWith('https:'));

/** Records what the site calls of the Google Publisher Tag, in the order of the calls. */
const calls: unknown[][] = [];
const slot: GoogleSlot = { addService: () => slot };
const pubads = {
  setPrivacySettings: (settings: object) => calls.push(['privacy', settings]),
  refresh: (slots: readonly GoogleSlot[]) => calls.push(['refresh', slots.length]),
};
window.googletag = {
  cmd: { push: (command) => command() },
  pubads: () => pubads,
  enableServices: () => calls.push(['enable']),
  defineSlot: (path, sizes) => (calls.push(['define', path, sizes]), slot),
  display: () => calls.push(['display']),
  destroySlots: (slots) => (calls.push(['destroy', slots.length]), true),
};

const start = location.href;
let pages = 0;

afterEach(() => history.replaceState(null, '', start));
beforeEach(() => {
  config.adverts = undefined;
  // Each test has a page of its own.
  history.replaceState(null, '', `/page-${(pages += 1)}`);
  document.cookie = 'cookies-accepted=1; path=/';
});

describe('our own adverts', () => {
  it('are those that staff have saved, with their pictures', async () => {
    const adverts = defaultAdverts.adverts.map((advert, at) => ({
      ...advert,
      title: `Advert of staff ${at + 1}`,
      picture: '/uploaded/dusk-sm.jpg',
    }));
    answerCalls({ '/api/pages': { data: { adverts: { kind: 'adverts', adverts } } } });
    render(<AdvertSlot kind="fullview" number={1} />, { style: 'width:1000px' });
    const title = () => place()?.querySelector('strong')?.textContent;
    await expect.poll(title).toBeTruthy();
    expect(place()?.querySelector('source')?.srcset).toMatch(/^\/pictures\/\w+-640\.avif$/);
    await askForPages();
    await expect.poll(title).toMatch(/^Advert of staff [1-4]$/);
    expect(place()?.querySelector('source')).toBeNull();
    expect(place()?.querySelector('img')?.getAttribute('src')).toBe('/uploaded/dusk-sm.jpg');
    answerCalls({ '/api/pages': { data: {} } });
    await askForPages();
  });

  it.each([
    [1000, '970', 250],
    [800, '728', 90],
    [500, '468', 60],
    [390, '320', 100],
  ])('R9-021 fill a place of %i pixels at the width %s', async (width, chosen, height) => {
    render(<AdvertSlot kind="fullview" number={1} />, { style: `width:${width}px` });
    await expect.poll(() => place()?.dataset.width).toBe(chosen);
    const link = place()?.querySelector('a');
    expect(link?.getAttribute('href')).toMatch(/^\/wildlife\//);
    expect(link?.getBoundingClientRect().height).toBe(height);
    expect(foreignScripts()).toEqual([]);
  });

  it('R9-021 leave a place below 200 pixels empty', async () => {
    render(<AdvertSlot kind="fullview" number={1} />, { style: 'width:199px' });
    render(<AdvertSlot kind="fullview" number={2} />, { style: 'width:200px' });
    await expect.poll(() => place()?.dataset.width).toBe('200');
    expect(document.querySelector('[data-unit="fullview-1"]')?.childElementCount).toBe(0);
  });

  it('say whom they are from, are three on a page at most, and differ from each other', async () => {
    for (const number of [1, 2, 3, 4, 5])
      render(<AdvertSlot kind="interlaced" number={number} />, { style: 'width:800px' });
    const titles = () =>
      [...document.querySelectorAll('[data-place] strong')].map(({ textContent }) => textContent);
    // The places come one by one.
    await expect.poll(() => document.querySelectorAll('[data-closed]').length).toBe(2);
    await expect.poll(() => titles().length).toBe(3);
    expect(new Set(titles()).size).toBe(3);
    const labels = [...document.querySelectorAll('[data-label]')].map(({ textContent }) => textContent);
    expect(labels).toEqual(['From Boma', 'From Boma', 'From Boma']);
  });

  it('stay where they are: a place that is closed does not ask for its turn again', async () => {
    const [width, height] = [innerWidth, innerHeight];
    onTestFinished(() => page.viewport(width, height));
    await page.viewport(2400, 900);
    const places = render(<StreamAdverts />, { style: 'width:2300px' });
    const units = () => [...places.host.querySelectorAll<HTMLElement>('[data-unit]')];
    const closed = () => units().filter(({ dataset }) => dataset.closed !== undefined).length;
    await expect.poll(() => [units().length, closed()]).toEqual([4, 1]);
    let changes = 0;
    const watch = new MutationObserver((found) => {
      changes += found.length;
    });
    watch.observe(places.host, { subtree: true, attributeFilter: ['data-closed'] });
    // Sizes are told once a resize is over. This one is told after those of the places.
    let later = 0;
    const mark = document.body.appendChild(document.createElement('div'));
    const stop = watchWidth(mark, () => (later += 1));
    mark.style.width = '10px';
    await expect.poll(() => later).toBe(2);
    mark.style.width = '20px';
    await expect.poll(() => later).toBe(3);
    expect([changes, closed()]).toEqual([0, 1]);
    stop();
    watch.disconnect();
    mark.remove();
  });

  it('stand at the places that are shown: a hidden one takes none of the three', async () => {
    render(<AdvertSlot kind="interlaced" number={1} />, { style: 'display:none' });
    for (const number of [2, 3, 4])
      render(<AdvertSlot kind="interlaced" number={number} />, { style: 'width:800px' });
    await expect.poll(() => document.querySelectorAll('[data-place] strong').length).toBe(3);
    expect(document.querySelector('[data-closed]')).toBeNull();
  });

  it('keep their place and their advert while a long list takes them away and brings them back', async () => {
    const size = { style: 'width:800px' };
    const first = render(<AdvertSlot kind="interlaced" number={1} comesBack />, size);
    await expect.poll(() => place()?.textContent).toBeTruthy();
    const words = place()?.textContent;
    first.unmount();
    for (const number of [2, 3, 4]) render(<AdvertSlot kind="interlaced" number={number} comesBack />, size);
    await expect.poll(() => document.querySelectorAll('[data-place] strong').length).toBe(2);
    await expect.poll(() => document.querySelectorAll('[data-closed]').length).toBe(1);
    const { host } = render(<AdvertSlot kind="interlaced" number={1} comesBack />, size);
    await expect.poll(() => host.querySelector('[data-place]')?.textContent).toBe(words);
  });

  it('give the turn of a place that is gone to another one in a window of another width', async () => {
    const [width, height] = [innerWidth, innerHeight];
    onTestFinished(() => page.viewport(width, height));
    const size = { style: 'width:800px' };
    const first = render(<AdvertSlot kind="interlaced" number={1} comesBack />, size);
    await expect.poll(() => place()?.textContent).toBeTruthy();
    first.unmount();
    for (const number of [2, 3, 4]) render(<AdvertSlot kind="interlaced" number={number} comesBack />, size);
    await expect.poll(() => document.querySelectorAll('[data-closed]').length).toBe(1);
    await page.viewport(width + 100, height);
    await expect.poll(() => document.querySelectorAll('[data-place] strong').length).toBe(3);
    expect(document.querySelector('[data-closed]')).toBeNull();
  });

  it('give the turn of a place that the page has no longer to another one', async () => {
    const size = { style: 'width:800px' };
    const first = render(<AdvertSlot kind="interlaced" number={1} />, size);
    await expect.poll(() => place()?.textContent).toBeTruthy();
    for (const number of [2, 3, 4]) render(<AdvertSlot kind="interlaced" number={number} />, size);
    const shown = () =>
      [...document.querySelectorAll('[data-unit]:has(strong)')].map((each) => each.getAttribute('data-unit'));
    await expect.poll(shown).toHaveLength(3);
    first.unmount();
    await expect.poll(shown).toEqual(['interlaced-2', 'interlaced-3', 'interlaced-4']);
  });

  it('R7-085 name their place for campaigns', () => {
    const { host } = render(<AdvertSlot kind="interlaced" number={6} />);
    expect(host.querySelector<HTMLElement>('[role=group]')?.dataset.unit).toBe('interlaced-6');
  });
});

it('a site without adverts shows no place', async () => {
  config.adverts = { network: 'none' };
  const { host } = render(<AdvertSlot kind="fullview" number={1} />, { style: 'width:800px' });
  await expect.poll(() => host.querySelector<HTMLElement>('[role=group]')?.hidden).toBe(true);
  expect(place()).toBeNull();
});

describe('adverts of a network', () => {
  it('R7-087 are not fetched before the viewer allows them, and are limited from the first call on', async () => {
    config.adverts = { network: 'google', account: '/123/boma' };
    const { unmount } = render(<AdvertSlot kind="interlaced" number={6} />, { style: 'width:800px' });
    await expect.poll(() => place()?.querySelector('a')).toBeTruthy();
    expect(calls).toEqual([]);
    expect(foreignScripts()).toEqual([]);
    // What the browser would fetch is nobody's concern here.
    const append = vi.spyOn(document.head, 'append').mockReturnValue(undefined);
    decide({ adverts: true });
    await expect
      .poll(() => calls)
      .toEqual([
        ['privacy', { limitedAds: true, nonPersonalizedAds: true }],
        ['enable'],
        ['define', '/123/boma/interlaced-6', [[728, 90]]],
        ['display'],
      ]);
    expect(append.mock.calls.map(([element]) => (element as HTMLScriptElement).src)).toEqual([GOOGLE]);
    unmount();
    expect(calls.at(-1)).toEqual(['destroy', 1]);
  });

  it('R7-087 wait for a certified consent manager where there is one, whatever our own notice stored', async () => {
    calls.length = 0;
    const listeners: ((data: object, success: boolean) => void)[] = [];
    window.__tcfapi = (_command, _version, tell) => void listeners.push(tell as (typeof listeners)[0]);
    decide({ adverts: true });
    config.adverts = { network: 'google', account: '/123/boma', consent_manager: 'https://cmp.example/a.js' };
    render(<AdvertSlot kind="fullview" number={1} />, { style: 'width:800px' });
    await expect.poll(() => place()?.querySelector('a')).toBeTruthy();
    const agreed = { purpose: { consents: { 1: true, 2: true } }, vendor: { consents: { 755: true } } };
    for (const tell of listeners) tell({ eventStatus: 'cmpuishown', ...agreed }, true);
    await new Promise(requestAnimationFrame);
    expect(calls).toEqual([]);
    for (const tell of listeners) tell({ eventStatus: 'useractioncomplete', ...agreed }, true);
    await expect.poll(() => calls.at(-1)).toEqual(['display']);
  });
});
