import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../test-support/render.tsx';
import { SelectionBar } from './selection-bar.tsx';

const nothing = () => Promise.resolve();
const actions = [
  { text: 'Show', done: 'shown', act: nothing },
  { text: 'Hide', done: 'hidden', act: nothing },
  { text: 'Move to the bin', done: 'in the bin', act: nothing, removes: true },
] as const;

it.each([390, 1280])('hides nothing that is scrolled to in a window %d px wide', async (width) => {
  await page.viewport(width, 700);
  render(
    <>
      <ul>
        {Array.from({ length: 40 }, (_, at) => (
          <li key={at} style={{ height: 80 }}>
            <a href="#there">Dam {at}</a>
          </li>
        ))}
      </ul>
      <SelectionBar
        actions={actions}
        selected={[{ title: 'Dam 1', thing: 1 }]}
        onDone={nothing}
        onClear={() => undefined}
      />
    </>,
  );
  const link = page.getByRole('link', { name: 'Dam 20' });
  link.element().scrollIntoView({ block: 'end', behavior: 'instant' });
  const bar = page.getByRole('region', { name: 'Selected entries' }).element().getBoundingClientRect();
  expect(bar.bottom).toBe(700);
  expect(link.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
});
