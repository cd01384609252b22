import { expect, it } from 'vitest';
import { render } from '../../test-support/render.tsx';
import { RouteLoading } from '../route-loading.tsx';
import { WaitingLooks } from './waiting-looks.tsx';

const maskOf = (host: Element) =>
  getComputedStyle(host.querySelector('[data-waiting]') ?? host, '::before').maskImage;

it('the next page waits in its shape, and its own styles come later than those of the shapes', () => {
  const waits = (
    <main>
      <RouteLoading />
    </main>
  );
  const plain = render(waits);
  expect(maskOf(plain.host)).toBe('none');
  plain.unmount();
  const { host } = render(
    <>
      <WaitingLooks />
      {waits}
    </>,
  );
  expect(maskOf(host)).toMatch(/^url\(/);
  expect(document.head.firstElementChild?.textContent).toContain('[data-waits=rows]');
});
