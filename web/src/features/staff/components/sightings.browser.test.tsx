import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { Sightings } from './sightings.tsx';

const server = vi.hoisted(() => ({
  post: vi.fn(() => Promise.resolve()),
  change: vi.fn(() => Promise.resolve()),
}));
const lion = {
  id: 'a',
  created_ts: 1_800_000_000,
  caption: 'Lion',
  message: '',
  stream: { slug: 'tau' },
  species: 'lion',
  count: null,
  avatar: '/covers/tau-sm.jpg',
  notification_category_id: 1,
  first_in_days: null,
};
vi.mock('../api/staff-calls.ts', () => ({
  listEditedCategories: async () =>
    [
      { id: 1, name: 'Big cats' },
      { id: 2, name: 'Elephants' },
    ].map((category) => ({ category })),
  listEditedPages: async () => [
    {
      version: '3',
      page: {
        kind: 'animals',
        animals: [
          { name: 'lion', plural: 'lions', scientific: 'Panthera leo', category: 1 },
          { name: 'elephant', plural: 'elephants', scientific: 'Loxodonta africana', category: 2 },
          { name: 'otter', plural: 'otters', scientific: 'Aonyx capensis', category: 2 },
          { name: 'serval', plural: 'servals', scientific: 'Leptailurus serval', category: 1, hidden: true },
        ],
      },
    },
  ],
  listCameras: async () => [{ camera: { slug: 'tau', name: 'Tau' } }],
  listEditedSightings: async () => ({ sightings: [{ version: '1', sighting: lion }], withheld: [] }),
  postSighting: server.post,
  changeSighting: server.change,
}));

const kind = page.getByLabelText('Kind of alert');
const save = page.getByRole('button', { name: 'Save' });

it('an untouched form reports nothing, and the kind of alert follows the animal', async () => {
  render(<Sightings item="new" />);
  await save.click();
  await expect.element(page.getByText('Choose the camera.')).toBeVisible();
  await expect.element(page.getByText('Choose the animal.')).toBeVisible();
  expect(server.post).not.toHaveBeenCalled();
  await page.getByLabelText('Camera').selectOptions('Tau');
  await page.getByLabelText('Animal').selectOptions('lion');
  await expect.element(kind).toHaveValue('1');
  // What staff have saved is offered, but not what they have hidden, and no protected animal.
  const offered = page.getByLabelText('Animal').element().querySelectorAll('option');
  expect([...offered].map(({ text }) => text)).toEqual(['Choose an animal', 'elephant', 'lion', 'otter']);
  await page.getByLabelText('Animal').selectOptions('elephant');
  await expect.element(kind).toHaveValue('2');
  await save.click();
  await expect
    .poll(() => server.post.mock.calls)
    .toEqual([
      [
        {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          stream: 'tau',
          species: 'elephant',
          count: null,
          message: '',
          notification_category_id: 2,
        },
      ],
    ]);
});

it('the kind of alert follows the corrected animal of a sighting', async () => {
  render(<Sightings item="a" />);
  await expect.element(kind).toHaveValue('1');
  await page.getByLabelText('Animal').selectOptions('elephant');
  await expect.element(kind).toHaveValue('2');
});
