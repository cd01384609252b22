import { savedTerms } from '@boma/domain/pages/pages.fixtures.ts';
import type { EditedPages } from '@boma/domain/pages/pages.schema.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readFactsFrom } from '../../lib/page-facts.ts';
import { answerCalls } from '../../test-support/answer-calls.ts';
import { render } from '../../test-support/render.tsx';
import { termsDocument } from './terms-document.ts';

/** What a page came with, and what it has asked, is kept for a visit: each test begins one. */
async function visit(pages?: EditedPages) {
  vi.resetModules();
  const facts = await import('../../lib/page-facts.ts');
  const came = { at: Date.now(), streams: [], ...(pages && { pages }) };
  facts.readFactsFrom(() => came);
  const { LegalPage } = await import('./legal-of.tsx');
  const { default: LegalDialog } = await import('./legal-dialog.later.tsx');
  return { LegalPage, LegalDialog };
}
beforeEach(() => readFactsFrom(() => undefined));

const HELD =
  'It costs $4.99 per month + VAT, renews every month and is open until the end of the month you paid for.';
const old = { ...savedTerms, valid_from: '2020-02-29', conduct: 'Be kind to goats.' };
const next = { ...savedTerms, valid_from: '2999-01-15', conduct: 'Be kind to frogs.' };
const termsOf = (...versions: (typeof savedTerms)[]): EditedPages => ({ terms: { kind: 'terms', versions } });
const main = page.getByText(/^Valid since/);

it('R2-282 shows the version that applies with its day, and the next one in a fold, without a call', async () => {
  const calls = answerCalls({});
  const { LegalPage } = await visit(termsOf(old, next));
  render(<LegalPage of={termsDocument} />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await expect.element(page.getByText(/^The rules of the camp\./)).toBeVisible();
  await expect.element(main).toHaveTextContent('Valid since Feb 29, 2020');
  await expect.element(page.getByText('Be kind to goats.')).toBeVisible();
  await expect.element(page.getByText(HELD).last()).toBeVisible();
  const coming = page.getByRole('region', { name: 'The next version' });
  await expect.element(coming.getByText(/^A new version applies from Jan 15, 2999 on/)).toBeVisible();
  const words = coming.getByText('Be kind to frogs.');
  await expect.element(words).not.toBeVisible();
  await coming.getByText('Read the new version').click();
  await expect.element(words).toBeVisible();
  expect(calls).toEqual([]);
});

it('says first whom the text is from, then lists the parts of the page’s own text, and each link leads to its heading', async () => {
  answerCalls({});
  const { LegalPage } = await visit(termsOf(old, next));
  const { host } = render(<LegalPage of={termsDocument} />);
  expect(host.querySelector('img'), 'no picture moves the text below the window').toBeNull();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  expect(contents.element().previousElementSibling?.textContent).toMatch(/^You agree with /);
  const links = contents.getByRole('link').elements();
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Who may use the site',
    'Registration',
    'Submissions',
    'Conduct',
    'Premium subscription',
    'Refund',
    'Copyright notice',
    'Counter-notice',
    'Wild animals and wires',
    'Governing law',
    'Changes',
  ]);
  for (const link of links) {
    const places = document.querySelectorAll<HTMLElement>(
      `[id="${link.getAttribute('href')?.split('#')[1]}"]`,
    );
    expect([...places].map(({ textContent }) => textContent)).toEqual([link.textContent]);
    places[0]?.focus();
    expect(document.activeElement).toBe(places[0]);
  }
});

it('shows the next version as soon as its day has come, although the page came before', async () => {
  const { LegalPage } = await visit(termsOf(old, { ...next, valid_from: '2024-01-15' }));
  render(<LegalPage of={termsDocument} />);
  await expect.element(page.getByText('Be kind to frogs.')).toBeVisible();
  await expect.element(main).toHaveTextContent('Valid since Jan 15, 2024');
  expect(page.getByRole('region', { name: 'The next version' }).elements()).toEqual([]);
});

it('shows what the site says by itself where nothing is saved, with its day', async () => {
  const { LegalPage } = await visit(termsOf());
  render(<LegalPage of={termsDocument} />);
  await expect.element(main).toHaveTextContent('Valid since Nov 28, 2026');
  await expect.element(page.getByText(/Be as kind as you would be at a real fire/)).toBeVisible();
});

it('waits in the dialog for what applies, so that an older text is never seen', async () => {
  let answer: ((pages: EditedPages) => void) | undefined;
  const answered = new Promise<EditedPages>((resolve) => {
    answer = resolve;
  });
  const calls = answerCalls({ '/api/pages': async () => Response.json({ data: await answered }) });
  const { LegalDialog } = await visit();
  render(<LegalDialog text="terms" onClose={() => undefined} />);
  const dialog = page.getByRole('dialog', { name: 'Terms of Service' });
  await expect.element(dialog.getByRole('group', { name: 'Loading: Terms of Service' })).toBeInTheDocument();
  expect(dialog.getByText(/^Valid since/).elements()).toEqual([]);
  answer?.(termsOf(old));
  await expect.element(dialog.getByText('Be kind to goats.')).toBeVisible();
  // A link in it would change the address of the page below.
  expect(dialog.getByRole('navigation').elements()).toEqual([]);
  expect(calls.map(({ path }) => path)).toEqual(['/api/pages']);
});
