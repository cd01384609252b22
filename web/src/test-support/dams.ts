import { AppError } from '@boma/domain/errors.ts';
import { vi } from 'vitest';
import { z } from 'zod';
import type { EditKind } from '../components/editing/edit-kind.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export interface Dam {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly version: string;
}

/** A server with two dams, whose versions are counted. */
export function world() {
  let dams: Dam[] = [
    { key: 'tau', name: 'Tau', note: 'Quiet.', version: '1' },
    { key: 'tembe', name: 'Tembe', note: '', version: '1' },
  ];
  const kind: Writable<EditKind<Dam, 'name' | 'note'>> = {
    words: { title: 'Dams', lead: 'All of them.', add: 'Add a dam', none: 'No dam yet.', one: 'dam' },
    list: vi.fn(() => Promise.resolve(dams)),
    keyOf: ({ key }) => key,
    versionOf: ({ version }) => version,
    rowOf: ({ name }) => ({ title: name }),
    valuesOf: (dam) => ({ name: dam?.name ?? '', note: dam?.note ?? '' }),
    groups: [
      {
        title: 'The dam',
        fields: [
          { name: 'name', label: 'Name' },
          { name: 'note', label: 'Note', kind: 'text' },
        ],
      },
    ],
    schema: z.object({
      name: z.string().min(1, { error: 'Give the dam a name.' }).max(40),
      note: z.string().max(100, { error: 'A note has at most 100 characters.' }),
    }),
    save: vi.fn(async ({ name, note }, version) => {
      const stored = dams.find(({ key }) => key === 'tau');
      if (name === 'Taken')
        throw new AppError('invalid-input', { errors: { 'dam.name': ['This name is taken.'] } });
      if (version !== stored?.version) throw new AppError('conflict', { colleague: 'Thandi' });
      dams = dams.map((dam) => (dam.key === 'tau' ? { ...dam, name, note, version: `${version}+` } : dam));
    }),
    remove: vi.fn(async ({ key }: Dam) => {
      dams = dams.filter((dam) => dam.key !== key);
    }),
    restore: vi.fn(async (dam: Dam) => {
      dams = [...dams, dam];
    }),
    reorder: vi.fn(async (_from: string[], to: string[]) => {
      dams = to.flatMap((key) => dams.find((dam) => dam.key === key) ?? []);
    }),
  };
  const change = (by: Partial<Dam>) => {
    dams = dams.map((dam) => (dam.key === 'tau' ? { ...dam, ...by } : dam));
  };
  /** Many dams, so that the list can be searched. */
  const fill = () => {
    dams = Array.from({ length: 30 }, (_, at) => ({
      key: `dam-${at}`,
      name: `Dam ${at}`,
      note: '',
      version: '1',
    }));
    kind.rowOf = ({ name: title, key }) => ({ title, note: key === 'dam-17' ? 'Elephants at dusk' : '' });
  };
  const add = (dam: Dam) => {
    dams = [...dams, dam];
  };
  return { kind, change, add, fill, stored: () => dams };
}
