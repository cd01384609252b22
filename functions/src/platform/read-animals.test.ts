import { savedCause } from '@boma/domain/pages/pages.fixtures.ts';
import { type StoredPage, storedPageSchema } from '@boma/domain/pages/pages.schema.ts';
import { write } from 'firebase-functions/logger';
import { expect, it, vi } from 'vitest';
import { readAnimals, readProtectedNames } from './read-animals.ts';
import type { Reader } from './read-documents.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn<() => void>() }));
vi.mock('./store.ts', () => ({ store: { pages: (kind: string) => kind } }));

/** As the typed store answers: a malformed document throws when its data are read. */
const storing = (page: object) =>
  ({
    get: () =>
      Promise.resolve({
        id: 'animals',
        ref: { path: 'pages/animals' },
        data: (): StoredPage => storedPageSchema.parse(page),
      }),
  }) as unknown as Reader;

const otter = { name: 'otter', plural: 'otters', scientific: 'Aonyx capensis', category: 5 };
const animalsPage = (...animals: object[]) => ({ kind: 'animals', animals, pictures: [] });
const logged = () =>
  vi.mocked(write).mock.calls.map(([{ severity, message, document, fields }]) => ({
    severity,
    message,
    document,
    fields,
  }));

it('logs a list of animals that it cannot read once, and uses the animals that the site comes with', async () => {
  const malformed = storing(animalsPage({ ...otter, category: 'water' }));
  for (const _ of [1, 2, 3]) expect([...(await readAnimals(malformed)).keys()]).toContain('lion');
  const fault = { severity: 'ERROR', message: 'malformed-document', document: 'pages/animals' };
  expect(logged()).toEqual([{ ...fault, fields: 'animals.0.category' }]);
  const other = storing({ ...savedCause, pictures: [] });
  for (const _ of [1, 2]) expect((await readAnimals(other)).has('lion')).toBe(true);
  expect(logged()).toEqual([
    { ...fault, fields: 'animals.0.category' },
    { ...fault, fields: 'kind' },
  ]);
});

it('names the protected animals, and those that staff had saved before', async () => {
  const anteater = { ...otter, name: 'anteater', scientific: 'Smutsia temminckii' };
  const page = storing(animalsPage(otter, anteater));
  expect(await readProtectedNames(page)).toEqual(['white rhino', 'black rhino', 'pangolin', 'anteater']);
  expect([...(await readAnimals(page)).keys()]).toEqual(['otter', 'white rhino', 'black rhino', 'pangolin']);
});
