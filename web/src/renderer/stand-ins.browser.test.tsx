import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AccountLinks } from '../app/shell/account-links.tsx';
import { PromiseHead } from '../components/promise-head.tsx';
import { render } from '../test-support/render.tsx';
import { lowWindowStyles } from '../theme/low-window.ts';
import { standInStyles } from './stand-ins.ts';

const root = document.documentElement;
const style = document.createElement('style');

beforeEach(() => {
  style.textContent = standInStyles + lowWindowStyles;
  document.head.append(style);
});
afterEach(() => {
  style.remove();
  root.removeAttribute('style');
  delete root.dataset.user;
  delete root.dataset.night;
});

const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();

it('on a phone the bar is there before its links, but not where a page needs the lower end', async () => {
  await page.viewport(390, 844);
  const { rerender } = render(<div id="bottom-slot" />);
  expect(boxOf('#bottom-slot')).toMatchObject({ left: 0, width: 390, height: 56, bottom: 844 });
  const shape = () => getComputedStyle(document.querySelector('#bottom-slot') ?? document.body, '::before');
  expect([shape().content, shape().maskSize]).toEqual(['""', '20% 100%']);
  await page.viewport(820, 1180);
  expect(shape().content).toBe('none');
  await page.viewport(390, 844);
  rerender(
    <>
      <div id="bottom-slot" />
      <p data-no-tabs="">A camera</p>
    </>,
  );
  expect(boxOf('#bottom-slot')?.height).toBe(0);
});

it('at night a cover is a little darker and paler, not as if it were switched off', () => {
  const { host } = render(<img alt="" data-cover="" />);
  const filter = () => getComputedStyle(host.querySelector('img') ?? host).filter;
  expect(filter()).toBe('none');
  root.dataset.night = '';
  expect(filter()).toBe('brightness(0.78) saturate(0.85)');
});

it('a signed-in viewer’s name and mark have their room before the account button comes', async () => {
  await page.viewport(1280, 800);
  root.dataset.user = 'registered';
  render(<AccountLinks />);
  const link = page.getByRole('link', { name: /My Profile/ });
  const width = () => link.element().getBoundingClientRect().width;
  const bare = width();
  root.style.setProperty('--name', '"Lerato"');
  expect(getComputedStyle(link.element(), '::before').content).toBe('"Lerato"');
  expect(getComputedStyle(link.element(), '::after').width).toBe('36px');
  expect(width()).toBeGreaterThan(bare + 30);
  await page.viewport(479, 800);
  expect(getComputedStyle(link.element(), '::before').display).toBe('none');
});

it('a low window has a lower header, less room around the parts of a page, and lower headlines', async () => {
  await page.viewport(844, 481);
  render(
    <main>
      <div style={{ width: 'var(--b-spacing-top)', height: 'var(--b-sizes-header)' }}>
        As high as the header
      </div>
      <h1>Cameras</h1>
      <PromiseHead title="Premium" promise="Every camera open" />
    </main>,
  );
  const lengths = () => {
    const { width, height } = getComputedStyle(page.getByText('As high as the header').element());
    return [height, width];
  };
  const sizeOf = (words: string) =>
    getComputedStyle(page.getByText(words, { exact: true }).element()).fontSize;
  expect(lengths()).toEqual(['64px', '48px']);
  await page.viewport(844, 480);
  expect(lengths()).toEqual(['48px', '16px']);
  expect(['Cameras', 'Every camera open', 'Premium'].map(sizeOf)).toEqual(['28.8px', '28.8px', '12px']);
});
