import type { Settled } from '@boma/domain/staff/settled.schema.ts';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { Bin } from './bin.tsx';
import { HeldTexts } from './held-texts.tsx';

const settled: Settled = {
  id: 'h1',
  at: Date.UTC(2026, 10, 22, 12),
  how: 'refused',
  by_name: 'Naledi',
  uid: 'u1',
  name: 'Thandi',
  what: 'Where do the rhinos sleep?',
  answer: '',
};
const LAST = '/api/staff/settled?queue=held-texts&limit=5';
const ALL = '/api/staff/settled?queue=held-texts';
const empty = { '/api/staff/held-texts': { data: { texts: [] } } };

function Where() {
  return <output>{useLocation().search}</output>;
}

it('shows below an empty queue what was settled last, and by whom', async () => {
  answerCalls({ ...empty, [LAST]: { data: { settled: [settled] } } });
  render(<HeldTexts />);
  await expect.element(page.getByText('No text waits.')).toBeVisible();
  const last = page.getByRole('region', { name: 'Settled last' }).getByRole('listitem');
  await expect.element(last.getByText('Where do the rhinos sleep?', { exact: false })).toBeVisible();
  await expect.element(last.getByText('Refused by Naledi')).toBeVisible();
  await expect
    .element(last.getByRole('link', { name: 'Thandi' }))
    .toHaveAttribute('href', '/staff/people/u1');
});

it('says that the last ones did not come, and asks again', async () => {
  let isDown = true;
  const down = refusal(503, 'unavailable');
  answerCalls({
    ...empty,
    [LAST]: () => (isDown ? down() : Response.json({ data: { settled: [{ ...settled, by_name: null }] } })),
  });
  render(<HeldTexts />);
  await expect.element(page.getByText('We could not load what was settled.', { exact: false })).toBeVisible();
  isDown = false;
  await userEvent.click(page.getByRole('button', { name: 'Retry' }));
  await expect.element(page.getByText('Refused by a colleague')).toBeVisible();
});

it('keeps the list of what was settled in the address', async () => {
  answerCalls({
    ...empty,
    [LAST]: { data: { settled: [] } },
    [ALL]: { data: { settled: [{ ...settled, how: 'answered', answer: 'In the hills.', uid: null }] } },
  });
  render(
    <>
      <HeldTexts />
      <Where />
    </>,
  );
  await userEvent.click(page.getByText('Settled', { exact: true }));
  await expect.element(page.getByText('Our answer: In the hills.')).toBeVisible();
  await expect.element(page.getByText('Answered by Naledi')).toBeVisible();
  expect(page.getByRole('link', { name: 'Thandi' }).elements()).toEqual([]);
  await expect.element(page.getByRole('status').last()).toHaveTextContent('?show=settled');
  await userEvent.click(page.getByText('Open 0', { exact: true }));
  await expect.element(page.getByText('No text waits.')).toBeVisible();
  await expect.element(page.getByRole('status').last()).toHaveTextContent('');
});

it('says how long each thing in the bin can come back, and puts it back', async () => {
  const at = Date.now() - 2 * 86_400_000 + 3_600_000;
  let entries = [{ kind: 'lodges', key: 'naledi', name: 'Naledi Lodge', by_name: null, at }];
  const calls = answerCalls({
    '/api/staff/bin': () => Response.json({ data: { entries } }),
    '/api/staff/settled?queue=bin&limit=5': { data: { settled: [] } },
    '/api/staff/restore': () => {
      entries = [];
      return Response.json({ data: {} });
    },
  });
  render(<Bin />);
  const row = page.getByRole('row').filter({ hasText: 'Naledi Lodge' });
  await expect.element(row.getByRole('cell', { name: 'Lodge', exact: true })).toBeVisible();
  await expect.element(row.getByRole('cell', { name: 'a colleague' })).toBeVisible();
  await expect.element(row.getByRole('cell', { name: '28 days left' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Put back Naledi Lodge' }));
  await expect.element(page.getByText('The bin is empty.')).toBeVisible();
  await expect.element(page.getByText('Naledi Lodge is back.')).toBeVisible();
  expect(calls.find(({ path }) => path === '/api/staff/restore')?.body).toEqual({
    kind: 'lodges',
    key: 'naledi',
  });
});

it('says of a list with as many as it can have that these are the newest', async () => {
  const at = Date.now() - 3_600_000;
  const entries = Array.from({ length: 100 }, (_, number) => ({
    kind: 'lodges',
    key: `lodge-${number}`,
    name: `Lodge ${number}`,
    by_name: null,
    at: at - number,
  }));
  const newest = page.getByText('These are the newest 100.', { exact: false });
  answerCalls({ '/api/staff/bin': { data: { entries } } });
  const full = render(<Bin />);
  await expect.element(newest).toBeVisible();
  full.unmount();
  answerCalls({ '/api/staff/bin': { data: { entries: entries.slice(1) } } });
  render(<Bin />);
  await expect.element(page.getByRole('button', { name: 'Put back Lodge 99' })).toBeVisible();
  expect(newest.elements()).toEqual([]);
});
