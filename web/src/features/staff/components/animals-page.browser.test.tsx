import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { Pages } from './pages.tsx';

const SAVE = '/api/staff/save-page';
const kinds = [
  { id: 1, name: 'Big cats' },
  { id: 5, name: 'At the water' },
].map((category) => ({ version: '1', category: { ...category, position: category.id } }));
const lion = { name: 'lion', plural: 'lions', scientific: 'Panthera leo', category: 1 };
const otter = { name: 'otter', plural: 'otters', scientific: 'Aonyx capensis', category: 5 };
const serval = {
  name: 'serval',
  plural: 'servals',
  scientific: 'Leptailurus serval',
  category: 1,
  hidden: true,
};
const savedAs = (version: string, ...animals: object[]) => ({ version, page: { kind: 'animals', animals } });

const save = page.getByRole('button', { name: 'Save', exact: true });

function show(
  part: string | undefined,
  pages: () => object[],
  answer: () => object | Response = () => ({ data: {} }),
) {
  signIn({ roles: ['admin'] });
  const calls = answerCalls({
    '/api/staff/pages': () => Response.json({ data: { pages: pages() } }),
    '/api/staff/alert-kinds': { data: { categories: kinds } },
    [SAVE]: () => {
      const said = answer();
      return said instanceof Response ? said : Response.json(said);
    },
  });
  render(<Pages item="animals" part={part} />);
  return () => calls.filter(({ path }) => path === SAVE).map(({ body }) => body);
}

it('lists the animals that the site comes with, without the protected ones, and finds one by its words', async () => {
  show(undefined, () => []);
  await expect.element(page.getByRole('link', { name: 'Aardvark', exact: true })).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(46);
  expect(page.getByRole('link', { name: /rhino|pangolin/i }).elements()).toEqual([]);
  await page.getByRole('searchbox', { name: 'Find an animal' }).fill('panthera big');
  await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(2);
  await expect.element(page.getByText('Panthera pardus · Big cats')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Lion', exact: true }))
    .toHaveAttribute('href', '/staff/pages/animals/lion?find=panthera+big');
  await expect.element(page.getByRole('link', { name: '← Pages' })).toHaveAttribute('href', '/staff/pages');
});

it('adds an animal to those that are there, also where a colleague has just saved another one', async () => {
  let stored = savedAs('7.1', lion);
  const sent = show(
    'new',
    () => [stored],
    () => {
      if (stored.version === '7.2') return { data: {} };
      stored = savedAs('7.2', lion, serval);
      return refusal(409, 'conflict', { colleague: 'Naledi' })();
    },
  );
  await save.click();
  await expect.element(page.getByText('Name the animal as in a sentence', { exact: false })).toBeVisible();
  expect(sent()).toEqual([]);
  await page.getByLabelText('Name', { exact: true }).fill('otter');
  await page.getByLabelText('Several of them').fill('otters');
  await page.getByLabelText('Scientific name').fill('Aonyx capensis');
  await page.getByLabelText('Kind of alert').selectOptions('At the water');
  await save.click();
  await expect.poll(sent).toEqual([
    { version: '7.1', page: { kind: 'animals', animals: [lion, otter] } },
    { version: '7.2', page: { kind: 'animals', animals: [lion, serval, otter] } },
  ]);
});

it('edits an animal, whose name stays, and hides it', async () => {
  const sent = show('wild dog', () => []);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Wild dog' })).toBeVisible();
  expect(page.getByLabelText('Name', { exact: true }).elements()).toEqual([]);
  await page.getByLabelText('Several of them').fill('painted dogs');
  await page.getByLabelText('Hidden').click();
  await save.click();
  const changed = {
    name: 'wild dog',
    plural: 'painted dogs',
    scientific: 'Lycaon pictus',
    category: 3,
    hidden: true,
  };
  await expect.poll(sent).toMatchObject([{ version: null, page: { kind: 'animals' } }]);
  const [saved] = sent() as { readonly page: { readonly animals: readonly object[] } }[];
  const animals = saved?.page.animals ?? [];
  // The others go along as they are, each in its place.
  expect(animals).toHaveLength(46);
  expect(animals.slice(3, 7)).toEqual([
    { name: 'elephant', plural: 'elephants', scientific: 'Loxodonta africana', category: 2 },
    changed,
    { name: 'spotted hyena', plural: 'spotted hyenas', scientific: 'Crocuta crocuta', category: 3 },
    { name: 'brown hyena', plural: 'brown hyenas', scientific: 'Parahyaena brunnea', category: 3 },
  ]);
});

it('says who has changed the same animal meanwhile, and what the server refuses at its field', async () => {
  let stored = savedAs('7.1', lion, otter);
  const told = { errors: { 'page.animals.1.plural': ['We never name rhino.'] } };
  const sent = show(
    'otter',
    () => [stored],
    () => {
      if (stored.version === '7.2') return refusal(422, 'invalid-input', told)();
      stored = savedAs('7.2', lion, { ...otter, plural: 'Cape otters' });
      return refusal(409, 'conflict', { colleague: 'Naledi' })();
    },
  );
  const plural = page.getByLabelText('Several of them');
  await plural.fill('clawless otters');
  await save.click();
  await expect.element(page.getByText('Cape otters', { exact: false }).first()).toBeVisible();
  await expect.element(page.getByText('Naledi', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save my changes too' }).click();
  await expect.element(page.getByText('We never name rhino.')).toBeVisible();
  expect(sent()).toMatchObject([{ version: '7.1' }, { version: '7.2' }]);
});

it('marks what is hidden', async () => {
  show(undefined, () => [savedAs('7.1', lion, serval)]);
  await expect.element(page.getByRole('listitem').nth(1).getByText('Hidden')).toBeVisible();
  expect(page.getByText('Hidden').elements()).toHaveLength(1);
});
