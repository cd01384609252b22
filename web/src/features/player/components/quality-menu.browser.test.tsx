import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { QualityMenu } from './quality-menu.tsx';

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

it('gives the focus back to its button at Escape, which ends nothing else', async () => {
  const keys: string[] = [];
  const onKey = ({ key }: KeyboardEvent) => keys.push(key);
  addEventListener('keydown', onKey);
  render(
    <QualityMenu
      qualities={[
        { id: 'auto', name: 'Auto' },
        { id: '720p', name: '720p' },
      ]}
      chosen="auto"
      playing={undefined}
      onChoose={() => {}}
    />,
    { style: 'position:relative; margin:300px 0 0 200px; width:300px' },
  );
  const button = page.getByRole('button', { name: 'Quality: Auto' });
  for (const open of [() => button.click(), () => userEvent.keyboard('{Enter}')]) {
    await open();
    await expect.element(page.getByRole('menuitemradio', { name: 'Auto' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitemradio', { name: '720p' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
    expect(button.element().matches(':focus-visible'), 'the bar shows at a focus that is seen').toBe(true);
    expect(page.getByRole('menu').elements()).toHaveLength(0);
  }
  await userEvent.keyboard('{Escape}');
  // The theatre ends by the last one alone.
  expect(keys.filter((key) => key === 'Escape')).toHaveLength(1);
  removeEventListener('keydown', onKey);
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
