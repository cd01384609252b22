import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registered, rowOf, stage } from './chat-stage.test-support.tsx';

/** The elements under a pointer just inside the four corners. */
function atCorners(element: Element): (Element | null)[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [left + 3, right - 3].flatMap((x) =>
    [top + 1, bottom - 1].map((y) => document.elementFromPoint(x, y)?.closest('button') ?? null),
  );
}

it('the controls of a single short message are fully visible and do not lengthen the list', async () => {
  const said = [1, 2, 3].map((number) =>
    rowOf(number, { mine: true }, { author: 'Thandi', user_id: 'thandi', sent_at: 1_763_721_438 + number }),
  );
  await stage({ rows: said }, registered);
  const log = page.getByRole('log').element();
  const height = log.scrollHeight;
  for (const number of [2, 3]) {
    const row = page.getByRole('listitem').filter({ hasText: `Message ${number}` });
    await userEvent.hover(row);
    const control = row.getByRole('button', { name: 'Delete your message' }).element();
    expect(atCorners(control)).toEqual([control, control, control, control]);
  }
  expect(log.scrollHeight).toBe(height);
});
