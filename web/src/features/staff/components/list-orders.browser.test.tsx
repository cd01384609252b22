import { courseModule } from '@boma/domain/course/course.fixtures.ts';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { chooseInMenu } from '../../../test-support/row-menu.ts';
import { signIn } from '../../../test-support/session.ts';
import { Categories } from './categories.tsx';
import { Course } from './course.tsx';

const KINDS = '/api/staff/alert-kinds';
const ORDER_KINDS = '/api/staff/order-alert-kinds';
const ORDER_MODULES = '/api/staff/order-course-modules';

const kind = (id: number, name: string, position: number) => ({
  version: '1',
  category: { id, name, position, user_selectable: true, subscriber_only: false },
});
const kinds = [kind(7, 'Lions', 1), kind(3, 'Birds', 2), kind(5, 'Frogs', 8)];
const inOrder = (...ids: number[]) => ids.flatMap((id) => kinds.filter(({ category }) => category.id === id));
const listed = (ids: readonly number[]) => Response.json({ data: { categories: inOrder(...ids) } });

const modules = [
  { ...courseModule, id: 4, position: 1, title: 'Reading tracks' },
  { ...courseModule, id: 9, position: 2, title: 'Listening at night' },
];

beforeEach(() => signIn({ roles: ['admin'] }));
const sent = (calls: ReturnType<typeof answerCalls>, path: string) =>
  calls.filter((each) => each.path === path).map(({ body }) => body);
const rows = () =>
  [...document.querySelectorAll('[data-key] a:not([aria-label])')].map((link) => link.textContent);

async function pickUp(name: string, keys: string) {
  const handle = page.getByRole('button', { name: `Drag ${name}` });
  await expect.element(handle).toBeVisible();
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard(keys);
}

it('kinds of alert take another order by the keys', async () => {
  let order = [7, 3, 5];
  const calls = answerCalls({
    [KINDS]: () => listed(order),
    [ORDER_KINDS]: () => {
      order = [5, 7, 3];
      return Response.json({ data: {} });
    },
  });
  render(<Categories item={undefined} />);
  await pickUp('Frogs', ' {Home} ');
  await expect.element(page.getByText('Frogs is number 1 of 3 now.')).toBeInTheDocument();
  expect(sent(calls, ORDER_KINDS)).toEqual([{ from: [7, 3, 5], to: [5, 7, 3] }]);
  await expect.poll(rows).toEqual(['Frogs', 'Lions', 'Birds']);
});

it('names the colleague who has changed the order of the kinds of alert meanwhile, and shows that order', async () => {
  let order = [7, 3, 5];
  const refused = refusal(409, 'conflict', { colleague: 'Naledi' });
  answerCalls({
    [KINDS]: () => listed(order),
    [ORDER_KINDS]: () => {
      order = [3, 5, 7];
      return refused();
    },
  });
  render(<Categories item={undefined} />);
  await chooseInMenu('Birds', 'Move down');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Naledi has changed this list. You now see the change: please check it.');
  await expect.poll(rows).toEqual(['Birds', 'Frogs', 'Lions']);
});

it('modules of the course take another order by dragging', async () => {
  const calls = answerCalls({
    '/api/staff/cameras': { data: { cameras: [] } },
    '/api/staff/course-modules': { data: { modules } },
    [ORDER_MODULES]: { data: {} },
  });
  render(<Course item={undefined} />);
  await page
    .getByRole('button', { name: 'Drag Listening at night' })
    .dropTo(page.getByRole('link', { name: 'Reading tracks', exact: true }), {
      targetPosition: { x: 1, y: 1 },
    });
  await expect.poll(() => sent(calls, ORDER_MODULES)).toEqual([{ from: [4, 9], to: [9, 4] }]);
});
