import { savedCause } from '@boma/domain/pages/pages.fixtures.ts';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../test-support/answer-calls.ts';
import { render } from '../test-support/render.tsx';
import { askForPages, keepSaved, useEditedPages } from './edited-pages.ts';
import { readFactsFrom } from './page-facts.ts';

const HOUR = 3_600_000;
const partners = {
  kind: 'partners',
  partners: [{ name: 'Khaya Vets', work: 'nurses.', mark: 'lens', logo: null }],
};

function Shown() {
  const { cause, partners: saved } = useEditedPages();
  return (
    <p>
      {cause?.work} {saved?.partners[0]?.name}
    </p>
  );
}

beforeEach(() => {
  answerCalls({ '/api/pages': { data: { cause: { ...savedCause, work: 'From a cache.' }, partners } } });
});

it.each([
  ['stays before an answer that may be older', 0, 'We plant trees. Khaya Vets'],
  ['gives way if it was rendered long ago', 2 * HOUR, 'From a cache. Khaya Vets'],
])('what came in the page %s', async (_, age, expected) => {
  const facts = { at: Date.now() - age, streams: [], pages: { cause: savedCause } };
  readFactsFrom(() => facts);
  render(<Shown />);
  await askForPages();
  await expect.element(page.getByText(expected)).toBeVisible();
});

it('what this page has saved itself is shown at once, beside what it knows', async () => {
  readFactsFrom(() => ({ streams: [], pages: {} }));
  render(<Shown />);
  await askForPages();
  await expect.element(page.getByText('From a cache. Khaya Vets')).toBeVisible();
  keepSaved({ ...savedCause, work: 'We dig wells.' });
  await expect.element(page.getByText('We dig wells. Khaya Vets')).toBeVisible();
});
