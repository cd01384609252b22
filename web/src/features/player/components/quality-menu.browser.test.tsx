import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { QualityMenu } from './quality-menu.tsx';

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

it('stays within a small picture when text is large, and shows the quality that is chosen', async () => {
  document.documentElement.style.fontSize = '200%';
  const qualities = ['auto', '720p', '540p', '270p'].map((id) => ({ id, name: id }));
  const { host } = render(
    <div style={{ position: 'absolute', right: 0, bottom: 4 }}>
      <QualityMenu qualities={qualities} chosen="auto" playing="270p" onChoose={() => {}} />
    </div>,
    // As `PlayerStage` is: the menu is measured by it.
    { style: 'position:relative; width:352px; height:198px; overflow:hidden; container-type:inline-size' },
  );
  await page.getByRole('button', { name: 'Quality: auto' }).click();
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  const chosen = page.getByRole('menuitemradio', { name: /auto/ });
  expect(topOf(page.getByRole('menu', { name: 'Quality' }).element())).toBeGreaterThanOrEqual(topOf(host));
  expect(topOf(chosen.element())).toBeGreaterThanOrEqual(topOf(host));
  await expect.element(chosen).toHaveFocus();
});
