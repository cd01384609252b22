import { savedTerms } from '@boma/domain/pages/pages.fixtures.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, refusal } from '../../test-support/answer-calls.ts';
import { render } from '../../test-support/render.tsx';
import LegalDialog from './legal-dialog.later.tsx';
import { LegalPage } from './legal-of.tsx';
import { termsDocument } from './terms-document.ts';

const saved = { ...savedTerms, valid_from: '2020-02-29', conduct: 'Be kind to goats.' };
const failure = page.getByRole('alert').getByText(/^We could not load this text\./);
const since = page.getByText(/^Valid since/);
const dialog = (text: 'terms' | 'privacy') => <LegalDialog text={text} onClose={() => undefined} />;

// One test: what a page has asked and was answered is kept for a visit.
it('says that a text did not come in place of an older one, asks again, and falls back on the site’s own once the server has none', async () => {
  let answer = refusal(503, 'unavailable');
  const calls = answerCalls({ '/api/pages': () => answer() });
  const { rerender } = render(<LegalPage of={termsDocument} />);
  await expect.element(failure).toBeVisible();
  expect(since.elements()).toEqual([]);
  rerender(dialog('terms'));
  await expect.poll(() => calls.length).toBe(2);
  await expect.element(failure).toBeVisible();
  expect(since.elements()).toEqual([]);
  answer = () => Response.json({ data: { terms: { kind: 'terms', versions: [saved] } } });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('Be kind to goats.')).toBeVisible();
  expect(failure.elements()).toEqual([]);
  rerender(dialog('privacy'));
  await expect.element(since).toHaveTextContent('Valid since Dec 1, 2026');
  expect(calls).toHaveLength(3);
});
