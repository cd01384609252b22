import { defaultPartners } from '@boma/domain/pages/default-partners.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { Pages } from './pages.tsx';

const preview = page.getByRole('region', { name: 'Preview' });
const first = page.getByRole('region', { name: 'Partner 1' });
const save = page.getByRole('button', { name: 'Save', exact: true });
const SAVE = '/api/staff/save-page';
const own = [{ name: 'Khaya Vets', work: 'nurses owls.', mark: 'lens', logo: null }];
const saved = { version: '7.1', page: { kind: 'partners', partners: own } };

function show(item: string | undefined, pages: object[], answer: object | (() => Response) = { data: {} }) {
  signIn({ roles: ['admin'] });
  const calls = answerCalls({ '/api/staff/pages': { data: { pages } }, [SAVE]: answer });
  render(<Pages item={item} />);
  return () => calls.filter(({ path }) => path === SAVE).map(({ body }) => body);
}

it('lists the pages, and says which nobody has saved', async () => {
  show(undefined, []);
  await expect.element(page.getByText('As the site comes').first()).toBeVisible();
  expect(page.getByText('As the site comes').elements()).toHaveLength(10);
  await expect.element(page.getByText(/Marula Trust, Bateleur Air/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Partners' }))
    .toHaveAttribute('href', '/staff/pages/partners');
  // No page can be added or removed.
  expect(page.getByRole('link', { name: /^Add/ }).elements()).toEqual([]);
  expect(page.getByRole('button', { name: /Remove/ }).elements()).toEqual([]);
});

it('begins with what the site says, shows each letter in the preview, and saves all of it', async () => {
  const sent = show('partners', []);
  await expect.element(preview.getByText('pays the vet who nurses', { exact: false })).toBeVisible();
  await first.getByLabelText('Name').fill('Khaya Vets');
  await expect.element(preview.getByRole('link', { name: /Khaya Vets/ })).toBeVisible();
  await first.getByLabelText('Drawing').selectOptions('A book');
  await first.getByLabelText('Logo', { exact: true }).fill('/uploaded/khaya.png');
  await expect
    .element(preview.getByRole('img', { name: 'Logo of Khaya Vets' }))
    .toHaveAttribute('src', '/uploaded/khaya.png');
  await save.click();
  const [marula, ...others] = defaultPartners.partners;
  const changed = { ...marula, name: 'Khaya Vets', mark: 'book', logo: '/uploaded/khaya.png' };
  await expect
    .poll(sent)
    .toEqual([{ version: null, page: { kind: 'partners', partners: [changed, ...others] } }]);
});

it('edits the promotions of home, and shows them as home does', async () => {
  const sent = show('promos', []);
  const second = page.getByRole('region', { name: 'Slide 2' });
  await second.getByLabelText('Title').fill('A river at dusk');
  await second.getByLabelText('Picture on wide screens', { exact: true }).fill('/uploaded/dusk-sm.jpg');
  await expect.element(preview.getByRole('link', { name: 'A river at dusk' })).toBeVisible();
  const slides = preview.getByRole('list', { name: 'Slides' }).getByRole('listitem');
  // The card's picture is small: home shows the large one.
  await expect
    .poll(() => slides.nth(1).element().querySelector('img')?.getAttribute('src'))
    .toBe('/uploaded/dusk.jpg');
  await expect.element(preview.getByRole('link', { name: 'Junior rangers wanted' })).toBeVisible();
  await save.click();
  const slide = { title: 'A river at dusk', wide: '/uploaded/dusk-sm.jpg', tall: '/promos/heron-tall.jpg' };
  await expect
    .poll(sent)
    .toMatchObject([
      { version: null, page: { kind: 'promos', slides: [{ title: 'A den with cubs' }, slide, {}] } },
    ]);
});

it('edits the films of home, and shows them beside their words', async () => {
  const sent = show('films', []);
  const guests = page.getByRole('region', { name: 'For guests and members' });
  await guests.getByLabelText('Title').fill('A giraffe drinks');
  await guests.getByLabelText('Address of the film').fill('/films/giraffe.mp4');
  await expect.element(preview.getByRole('region', { name: 'A giraffe drinks' })).toBeVisible();
  const film = preview.getByLabelText('Film: Elephants before noon', { exact: false });
  await expect.element(film).toHaveAttribute('src', '/films/giraffe.mp4');
  await expect.element(preview.getByRole('link', { name: 'What Premium brings' })).toBeVisible();
  await save.click();
  const sample = { title: 'A giraffe drinks', address: '/films/giraffe.mp4' };
  const premium = { title: 'What members are watching', address: '/films/intro-premium.mp4' };
  await expect.poll(sent).toMatchObject([{ version: null, page: { kind: 'films', sample, premium } }]);
});

it('edits our own adverts, and shows them in the sizes of their places', async () => {
  const sent = show('adverts', []);
  const third = page.getByRole('region', { name: 'Advert 3' });
  await third.getByLabelText('Title').fill('Come along at dusk');
  await third.getByLabelText('Where it leads').fill('https://elsewhere.example/');
  await save.click();
  await expect.element(page.getByText(/Where it leads is a path of this site/)).toBeVisible();
  await third.getByLabelText('Where it leads').fill('/wildlife/shows');
  await expect
    .element(preview.getByRole('link', { name: /Come along at dusk/ }).first())
    .toHaveAttribute('href', '/wildlife/shows');
  await save.click();
  const advert = { title: 'Come along at dusk', to: '/wildlife/shows', picture: '/pictures/naledi-640.webp' };
  await expect
    .poll(sent)
    .toMatchObject([{ version: null, page: { kind: 'adverts', adverts: [{}, {}, advert, {}] } }]);
});

it('edits About, and shows it as its page does', async () => {
  const sent = show('about', []);
  await expect.element(preview.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect.element(preview.getByRole('link', { name: /Pieter van Wyk/ })).toBeVisible();
  const story = page.getByLabelText('Our story');
  await story.fill('It began with a goat.\n\n# And then\n\n- a camera');
  await expect.element(preview.getByRole('heading', { level: 2, name: 'And then' })).toBeVisible();
  await expect.element(preview.getByRole('listitem').getByText('a camera', { exact: true })).toBeVisible();
  await page.getByLabelText('Address of the film').fill('/films/goat.mp4');
  await save.click();
  const film = { title: 'One waterhole, from dawn to night', address: '/films/goat.mp4' };
  const about = { kind: 'about', story: 'It began with a goat.\n\n# And then\n\n- a camera', film };
  await expect.poll(sent).toMatchObject([{ version: null, page: about }]);
});

it('edits the page of the cause, and leads to a paragraph that tells too much', async () => {
  const told = { errors: { 'page.work': ['This tells poachers.'] } };
  const sent = show('cause', [], refusal(422, 'invalid-input', told));
  const work = page.getByRole('textbox', { name: 'What we do' });
  await work.fill('Pangolins live at Tau.');
  await expect.element(preview.getByText('Pangolins live at Tau.')).toBeVisible();
  // The partners stand between the two texts.
  await expect.element(preview.getByText('pays the vet who nurses', { exact: false })).toBeVisible();
  await save.click();
  await expect.element(page.getByText('This tells poachers.')).toBeVisible();
  await expect.element(work).toHaveFocus();
  expect(sent()).toMatchObject([{ page: { kind: 'cause', work: 'Pangolins live at Tau.' } }]);
});

it('edits the rangers, each with a portrait and a face', async () => {
  const sent = show('rangers', []);
  const second = page.getByRole('region', { name: 'Ranger 2' });
  await second.getByLabelText('Name').fill('Sipho Dube');
  await second.getByLabelText('Portrait', { exact: true }).fill('/uploaded/sipho-sm.jpg');
  const own = preview.getByRole('article').nth(1);
  await expect.element(own.getByRole('heading', { level: 1, name: 'Sipho Dube' })).toBeVisible();
  // An upload answers the address of its small picture: the page shows the large one.
  await expect
    .element(own.getByRole('img', { name: /^Pieter van Wyk, grey-bearded/ }))
    .toHaveAttribute('src', '/uploaded/sipho.jpg');
  await save.click();
  const sipho = { name: 'Sipho Dube', post: 'Camera keeper', portrait: '/uploaded/sipho.jpg' };
  await expect
    .poll(sent)
    .toMatchObject([
      { version: null, page: { kind: 'rangers', rangers: [{ name: 'Naledi Khumalo' }, sipho] } },
    ]);
});

it('begins with what was saved, and says what is wrong at its field', async () => {
  const told = { errors: { 'page.partners.0.work': ['This tells poachers.'] } };
  const sent = show('partners', [saved], refusal(422, 'invalid-input', told));
  const work = first.getByLabelText('What it does');
  await expect.element(work).toHaveValue('nurses owls.');
  await first.getByLabelText('Name').fill('');
  await expect.element(preview.getByText('Fill in the fields above', { exact: false })).toBeVisible();
  await save.click();
  await expect.element(page.getByText('Give the partner a name.')).toBeVisible();
  expect(sent()).toEqual([]);
  await first.getByLabelText('Name').fill('Khaya Vets');
  await work.fill('nurses pangolins of Tau.');
  await save.click();
  await expect.element(page.getByText('This tells poachers.')).toBeVisible();
  await expect.element(work).toHaveFocus();
  expect(sent()).toMatchObject([{ version: '7.1' }]);
});
