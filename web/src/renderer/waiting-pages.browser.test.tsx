import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AccountPage } from '../app/layouts/account-page.tsx';
import { RouteLoading } from '../app/route-loading.tsx';
import { PageBody } from '../components/page-body.tsx';
import { readFactsFrom } from '../lib/page-facts.ts';
import { render } from '../test-support/render.tsx';
import { lowWindowStyles } from '../theme/low-window.ts';
import { standInStyles } from './stand-ins.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const style = document.createElement('style');

beforeEach(() => {
  style.textContent = standInStyles + lowWindowStyles;
  document.head.append(style);
});
afterEach(() => style.remove());

it.each([
  [390, 844, [390, 293]],
  [1440, 900, [1440, 522]],
  [844, 390, [506, 326]],
])('home waits as it begins, with a picture as wide and as high, in a window of %i by %i', async (width, height, picture) => {
  await page.viewport(width, height);
  const { host } = render(
    <main>
      <RouteLoading leads />
    </main>,
    { style: 'position:fixed;inset:0' },
  );
  const shape = getComputedStyle(host.querySelector('[data-leads]') ?? host, '::before');
  expect([shape.width, shape.height].map((each) => Math.round(Number.parseFloat(each)))).toEqual(picture);
  expect(shape.maskImage).toBe('none');
});

describe('a page that is on its way', () => {
  const widthOf = (element: Element) => Number.parseFloat(getComputedStyle(element, '::before').width);
  function columnBeside(docked: string): number {
    const { host, unmount } = render(
      <div style={{ marginLeft: docked }}>
        <PageBody>
          <p>Content</p>
        </PageBody>
      </div>,
      { style: 'position:fixed;inset:0' },
    );
    const { width = 0 } = host.querySelector('p')?.getBoundingClientRect() ?? {};
    unmount();
    return width;
  }

  it.each([
    390, 820, 1440, 2560,
  ])('has its headline in the column of the page, on a screen of %i', async (screen) => {
    await page.viewport(screen, 900);
    const column = columnBeside('0');
    const { host } = render(
      <main>
        <RouteLoading />
      </main>,
      { style: 'position:fixed;inset:0' },
    );
    const box = host.querySelector('[data-waiting]');
    expect(box && widthOf(box)).toBe(column);
  });

  it.each([
    [390, '0'],
    [1440, '14.5rem'],
  ])('shows it in a document that came without its page, on a screen of %i', async (screen, docked) => {
    await page.viewport(screen, 900);
    const column = columnBeside(docked);
    const root = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'root' }));
    expect(widthOf(root)).toBe(column);
    const note = document.body.appendChild(Object.assign(document.createElement('p'), { id: 'not-alive' }));
    expect(getComputedStyle(root).display).toBe('none');
    note.remove();
    root.textContent = 'The page';
    expect(getComputedStyle(root, '::before').content).toBe('none');
    root.remove();
  });
});

describe('a page that is a form', () => {
  const media = { mediaServer: 'https://media.test', mediaApplication: 'boma' };
  const camera = toStreamView({ ...freeStream, cover: PIXEL }, true, media);
  beforeEach(() => readFactsFrom(() => ({ streams: [camera] })));
  afterEach(() => readFactsFrom(() => undefined));

  it.each([
    [390, 844],
    [820, 1180],
    [844, 390],
    [1440, 900],
    [2560, 1440],
  ])('waits where it will stand, in a window of %i by %i', async (width, height) => {
    await page.viewport(width, height);
    const whole = { style: 'position:fixed;inset:0' };
    const { unmount } = render(
      <main>
        <AccountPage title="Welcome back" lead="Come in." camera={0}>
          {() => <form>Fields</form>}
        </AccountPage>
      </main>,
      whole,
    );
    const form = document.querySelector('form')?.getBoundingClientRect() ?? new DOMRect();
    const words = page.getByRole('heading').element().getBoundingClientRect();
    unmount();
    const { host } = render(
      <main>
        <RouteLoading isForm />
      </main>,
      whole,
    );
    const box = host.querySelector('[data-waiting]') ?? document.body;
    const lengthOf = (name: 'paddingLeft' | 'marginTop' | 'width', part?: string) =>
      Number.parseFloat(getComputedStyle(box, part)[name]);
    expect(lengthOf('paddingLeft')).toBeCloseTo(words.left, 0);
    expect(lengthOf('marginTop', '::before')).toBeCloseTo(words.top, 0);
    expect(lengthOf('width', '::after')).toBeCloseTo(form.width, 0);
  });
});
