import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { askForPages } from '../../../lib/edited-pages.ts';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import PhotoFilterRow from './photo-filter-row.later.tsx';

const streams = [{ slug: 'tau', name: 'Tau' }];

it('shows which camera and animal are chosen, and says what the viewer chooses', async () => {
  const choose = vi.fn();
  render(<PhotoFilterRow streams={streams} camera="tau" animal="lion" onChoose={choose} />);
  await expect.element(page.getByRole('combobox', { name: 'Camera' })).toHaveValue('tau');
  await expect.element(page.getByRole('combobox', { name: 'Animal' })).toHaveValue('lion');
  await page.getByRole('combobox', { name: 'Animal' }).selectOptions('Elephant');
  expect(choose.mock.calls).toEqual([['animal', 'elephant']]);
});

it('waits for what staff have saved before it asks for all animals in place of one that the site does not know', async () => {
  const facts = { plural: 'otters', scientific: 'Aonyx capensis', category: 5 };
  const animals = [
    { ...facts, name: 'otter' },
    { ...facts, name: 'serval', hidden: true },
    { ...facts, name: 'civet', hidden: true },
  ];
  answerCalls({ '/api/pages': { data: { animals: { kind: 'animals', animals } } } });
  const [chooseOtter, chooseHidden, chooseUnicorn] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <>
      <PhotoFilterRow streams={streams} camera="" animal="otter" onChoose={chooseOtter} />
      <PhotoFilterRow streams={streams} camera="" animal="serval" onChoose={chooseHidden} />
      <PhotoFilterRow streams={streams} camera="" animal="unicorn" onChoose={chooseUnicorn} />
    </>,
  );
  const choice = page.getByRole('combobox', { name: 'Animal' });
  await expect.element(choice.nth(2)).toBeVisible();
  expect(chooseUnicorn).not.toHaveBeenCalled();
  await askForPages();
  await expect.poll(() => chooseUnicorn.mock.calls).toEqual([['animal', '']]);
  await expect.element(choice.nth(0)).toHaveValue('otter');
  // Staff have hidden it, but old photos and links name it.
  await expect.element(choice.nth(1)).toHaveValue('serval');
  const offered = choice.nth(1).element().querySelectorAll('option');
  expect([...offered].map(({ text }) => text)).toEqual(['All animals', 'Otter', 'Serval']);
  expect([chooseOtter.mock.calls, chooseHidden.mock.calls]).toEqual([[], []]);
});
