import { savedTerms } from '@boma/domain/pages/pages.fixtures.ts';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { Pages } from './pages.tsx';

const SAVE = '/api/staff/save-page';
const preview = page.getByRole('region', { name: 'Preview' });
const versions = page.getByRole('region', { name: 'Versions' });
const day = page.getByLabelText('Applies from');
const conduct = page.getByRole('textbox', { name: 'Conduct' });
const save = page.getByRole('button', { name: 'Save', exact: true });

const old = { ...savedTerms, valid_from: '2020-02-29', conduct: 'Be kind to goats.' };
const now = { ...savedTerms, valid_from: '2024-01-15', conduct: 'Be kind to owls.' };
const next = { ...savedTerms, valid_from: '2999-01-15', conduct: 'Be kind to frogs.' };

function show(item: string | undefined, saved: object[], answer: object | (() => Response) = { data: {} }) {
  signIn({ roles: ['admin'] });
  const pages = saved.length > 0 ? [{ version: '7.1', page: { kind: 'terms', versions: saved } }] : [];
  const calls = answerCalls({ '/api/staff/pages': { data: { pages } }, [SAVE]: answer });
  render(<Pages item={item} />);
  return () => calls.filter(({ path }) => path === SAVE).map(({ body }) => body);
}

it('says in the list since when a legal text is valid, and when another one comes', async () => {
  show(undefined, [now, next]);
  await expect
    .element(page.getByText('Valid since Jan 15, 2024, the next version from Jan 15, 2999 on'))
    .toBeVisible();
  await expect.element(page.getByText('Valid since Dec 1, 2026')).toBeVisible();
});

it('writes the next version as a copy of what applies, which needs a day, and shows it as its page does', async () => {
  const sent = show('terms', []);
  await expect.element(conduct).toHaveValue(expect.stringMatching(/^Be as kind as you would be/));
  await expect.element(day).toHaveValue('');
  await expect.element(preview.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await conduct.fill('Be kind to frogs.');
  await expect.element(preview.getByText('Be kind to frogs.')).toBeVisible();
  // The preview has the places filled in.
  await expect
    .element(preview.getByText('Premium costs $4.99 per month + VAT.', { exact: false }))
    .toBeVisible();
  await save.click();
  await expect.element(page.getByText('Say from which day on this version applies.')).toBeVisible();
  expect(sent()).toEqual([]);
  await day.fill('2999-01-15');
  await expect.element(preview.getByText(/^Valid from/)).toHaveTextContent('Valid from Jan 15, 2999');
  await save.click();
  await expect.poll(sent).toMatchObject([
    {
      version: null,
      page: {
        kind: 'terms',
        replaces: null,
        next: { valid_from: '2999-01-15', conduct: 'Be kind to frogs.' },
      },
    },
  ]);
});

it('leads to a part that lacks what the site computes, and sends nothing', async () => {
  const sent = show('terms', []);
  await day.fill('2999-01-15');
  const refund = page.getByRole('textbox', { name: 'Refund' });
  await refund.fill('There is no refund.');
  await save.click();
  await expect
    .element(page.getByText('Keep {refund_days} in this text: the site writes there what it does.'))
    .toBeVisible();
  await expect.element(refund).toHaveFocus();
  expect(sent()).toEqual([]);
});

it('shows at the day what the server says of it', async () => {
  const past = { errors: { 'page.next.valid_from': ['This day has begun at camp.'] } };
  const sent = show('terms', [now], refusal(422, 'invalid-input', past));
  await expect.element(conduct).toHaveValue('Be kind to owls.');
  await day.fill('2024-01-16');
  await save.click();
  await expect.element(page.getByText('This day has begun at camp.')).toBeVisible();
  await expect.element(day).toHaveFocus();
  expect(sent()).toMatchObject([{ version: '7.1' }]);
});

it('opens each version where it stands, and edits the next one', async () => {
  show('terms', [old, now, next]);
  await expect.element(conduct).toHaveValue('Be kind to frogs.');
  await expect.element(day).toHaveValue('2999-01-15');
  const summaries = versions
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('summary')?.textContent);
  expect(summaries).toEqual([
    'From Jan 15, 2999 applies next',
    'From Jan 15, 2024 applies now',
    'From Feb 29, 2020 applies no more',
    'From Nov 28, 2026 applies no more',
  ]);
  await versions.getByText(/^From Feb 29, 2020/).click();
  await expect.element(versions.getByText('Be kind to goats.')).toBeVisible();
});

it('removes the next version once it was asked, and no other', async () => {
  const sent = show('terms', [now, next]);
  await versions.getByRole('button', { name: 'Remove the next version' }).click();
  await versions.getByRole('button', { name: 'Yes, remove it' }).click();
  const removal = { kind: 'terms', replaces: '2999-01-15', next: null };
  await expect.poll(sent).toEqual([{ version: '7.1', page: removal }]);
});

it('asks before a removal takes along what is typed, and removes nothing while staff stay', async () => {
  const sent = show('terms', [now, next]);
  await expect.element(conduct).toHaveValue('Be kind to frogs.');
  await userEvent.fill(conduct, 'Be kind to toads.');
  await versions.getByRole('button', { name: 'Remove the next version' }).click();
  await versions.getByRole('button', { name: 'Yes, remove it' }).click();
  const question = page.getByRole('dialog', { name: 'Remove it without saving?' });
  await expect
    .element(
      question.getByText(
        'You have not saved what you typed here. It is lost when the next version is removed.',
      ),
    )
    .toBeVisible();
  await question.getByRole('button', { name: 'Keep the version' }).click();
  await expect.element(conduct).toHaveValue('Be kind to toads.');
  expect(sent()).toEqual([]);
  await versions.getByRole('button', { name: 'Yes, remove it' }).click();
  await question.getByRole('button', { name: 'Remove it', exact: true }).click();
  await expect
    .poll(sent)
    .toEqual([{ version: '7.1', page: { kind: 'terms', replaces: '2999-01-15', next: null } }]);
});

it('tells which version it replaces', async () => {
  const sent = show('terms', [now, next]);
  await conduct.fill('Be kind to toads.');
  await day.fill('2999-02-01');
  await save.click();
  await expect
    .poll(sent)
    .toMatchObject([
      { version: '7.1', page: { replaces: '2999-01-15', next: { valid_from: '2999-02-01' } } },
    ]);
});

it('reads again what a colleague has changed before the removal', async () => {
  signIn({ roles: ['admin'] });
  let version = '7.1';
  const versions = () => [now, version === '7.1' ? next : { ...next, valid_from: '2999-03-01' }];
  const calls = answerCalls({
    '/api/staff/pages': () =>
      Response.json({ data: { pages: [{ version, page: { kind: 'terms', versions: versions() } }] } }),
    [SAVE]: () => {
      if (version === '8.1') return Response.json({ data: {} });
      version = '8.1';
      return refusal(409, 'conflict', {})();
    },
  });
  render(<Pages item="terms" />);
  const press = (name: string) => page.getByRole('button', { name }).click();
  await press('Remove the next version');
  await press('Yes, remove it');
  await expect.element(page.getByText(/has changed this meanwhile/)).toBeVisible();
  await expect.element(page.getByText(/^From Mar 1, 2999/)).toBeVisible();
  await press('Yes, remove it');
  await expect
    .poll(() => calls.filter(({ path }) => path === SAVE).map(({ body }) => body))
    .toMatchObject([{ version: '7.1' }, { version: '8.1', page: { replaces: '2999-03-01' } }]);
});

it('offers to remove nothing where no next version is written', async () => {
  show('terms', [old, now]);
  await expect.element(versions.getByText('applies now')).toBeVisible();
  expect(page.getByRole('button', { name: /Remove/ }).elements()).toEqual([]);
});
