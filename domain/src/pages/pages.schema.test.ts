import { describe, expect, it } from 'vitest';
import { defaultAnimals } from './default-animals.ts';
import { defaultPartners } from './default-partners.ts';
import { defaultPromos } from './default-promos.ts';
import { savedCause, sipho } from './pages.fixtures.ts';
import { type EditedPages, editedPagesSchema, pageInput, storedPageSchema } from './pages.schema.ts';

const marula = { name: 'Marula Trust', work: 'pays the vet.', mark: 'tree', logo: null };
const problemsOf = (page: object) =>
  pageInput.safeParse(page).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
const withPartners = (...partners: object[]) => problemsOf({ kind: 'partners', partners });

it.each([
  defaultPartners,
  defaultPromos,
  defaultAnimals,
])('takes what the site says by default: $kind', (page) => {
  expect(pageInput.parse(page)).toEqual(page);
});

describe('the partners', () => {
  it('are one to four, each with a name of its own', () => {
    expect(withPartners(marula)).toBeUndefined();
    expect(withPartners()).toEqual(['partners: Name at least one partner, and 4 at most.']);
    const five = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ ...marula, name }));
    expect(withPartners(...five)).toEqual(['partners: Name at least one partner, and 4 at most.']);
    expect(withPartners(marula, { ...marula, work: 'flies.' })).toEqual([
      'partners.1.name: Two partners have this name.',
    ]);
  });

  it('have a name, a sentence, a drawing and perhaps a logo', () => {
    expect(withPartners({ name: ' ', work: '', mark: 'lion', logo: 'javascript:alert(1)' })).toEqual([
      'partners.0.name: Give the partner a name.',
      'partners.0.work: Say what this partner does, as the end of a sentence that begins with the name.',
      'partners.0.mark: Choose a drawing.',
      'partners.0.logo: A logo is a path that begins with a slash, or an https address.',
    ]);
  });

  it('take no field that nobody knows', () => {
    expect(pageInput.safeParse({ ...defaultPartners, html: '<b>' }).success).toBe(false);
    expect(problemsOf({ kind: 'lions' })).toEqual(['kind: Say which page this is.']);
  });
});

it('R2-157 R2-158 home has exactly three slides, each with two pictures', () => {
  const { slides } = defaultPromos;
  const withSlides = (some: object[]) => problemsOf({ ...defaultPromos, slides: some });
  expect(withSlides(slides.slice(1))).toEqual(['slides: Home has 3 slides.']);
  const { tall: _, ...narrowless } = slides[0] ?? {};
  expect(withSlides([narrowless, ...slides.slice(1)])).toMatchObject([
    expect.stringContaining('slides.0.tall'),
  ]);
});

describe('running text', () => {
  it('keeps its lines, and at most one empty one between two', () => {
    const work = '# What we do\n\n\n\n- <b>watch</b>\r\n- walk';
    expect(pageInput.parse({ ...savedCause, work })).toEqual({
      ...savedCause,
      work: '# What we do\n\n- watch\n- walk',
    });
  });

  it('is no empty one, and no endless one', () => {
    expect(problemsOf({ ...savedCause, work: '\n \n', helping: 'x'.repeat(6001) })).toEqual([
      'work: Write at least a paragraph.',
      'helping: This has at most 6000 characters.',
    ]);
  });
});

it('there are two rangers with pages of their own', () => {
  expect(problemsOf({ kind: 'rangers', rangers: [sipho, sipho] })).toBeUndefined();
  expect(problemsOf({ kind: 'rangers', rangers: [sipho] })).toEqual(['rangers: There are 2 rangers.']);
});

describe('the animals', () => {
  const otter = { name: 'Cape otter', plural: 'Cape otters', scientific: 'Aonyx capensis', category: 5 };
  const withAnimals = (...animals: object[]) => problemsOf({ kind: 'animals', animals });
  const POACHERS =
    'We never name rhino or pangolin here, not even as a hint: poachers read along. Please say it without them.';

  it('have a name, a plural, a scientific name, a kind of alert, and may be hidden', () => {
    expect(withAnimals(otter, { ...otter, name: 'fish eagle', hidden: true })).toBeUndefined();
    expect(
      withAnimals({ name: 'otter 2', plural: ' ', scientific: 'otter', category: 0, hidden: false }),
    ).toEqual([
      'animals.0.name: Name the animal as in a sentence, such as fish eagle: words of letters.',
      'animals.0.plural: Say what several are called, such as fish eagles.',
      'animals.0.scientific: Write the scientific name as Panthera leo.',
      'animals.0.category: Choose the kind of alert.',
      expect.stringContaining('animals.0.hidden'),
    ]);
  });

  it('are at most two hundred, each with a name of its own', () => {
    const letters = 'abcdefghijklmno'.split('');
    const names = letters.flatMap((a) => letters.map((b) => `otter ${a}${b}`));
    const many = names.map((name) => ({ ...otter, name }));
    expect(withAnimals(...many.slice(0, 200))).toBeUndefined();
    expect(withAnimals(...many.slice(0, 201))).toEqual(['animals: There are at most 200 animals.']);
    expect(withAnimals(otter, { ...otter, name: 'cape Otter' })).toEqual([
      'animals.1.name: Two animals have this name.',
    ]);
  });

  it.each([
    ['name', { name: 'white rhino' }],
    ['name', { name: 'Pangolin' }],
    ['name', { name: 'r h i n o' }],
    ['plural', { plural: 'rhinos' }],
    ['scientific', { scientific: 'Ceratotherium simum' }],
    ['scientific', { scientific: 'Diceros bicornis minor' }],
    ['scientific', { scientific: 'Smutsia temminckii' }],
    ['plural', { plural: 'the Manis' }],
  ])('never bear the %s of a protected one: %o', (part, change) => {
    expect(withAnimals({ ...otter, ...change })).toEqual([`animals.0.${part}: ${POACHERS}`]);
  });
});

it('viewers do not see what is kept for the sweep of pictures', () => {
  const stored = storedPageSchema.parse({ ...defaultPartners, pictures: ['/uploaded/a.png'] });
  const answered: EditedPages = editedPagesSchema.parse({ partners: stored });
  expect(answered).toEqual({ partners: defaultPartners });
});
