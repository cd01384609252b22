import { may } from '@boma/domain/access/access.ts';
import type { StaffLodge } from '@boma/domain/lodges/staff-lodges.schema.ts';
import { useMemo } from 'react';
import type { EditKind } from '../../../components/editing/edit-kind.ts';
import { EditScreen } from '../../../components/editing/edit-screen.tsx';
import { useStoredUser } from '../../../session/session.ts';
import { listLodges, removeLodge, restore, saveLodge } from '../api/staff-calls.ts';
import { sectionPath } from '../staff-sections.ts';

type LodgeField = 'slug' | 'fullLogoPath';

const camerasOf = ({ cameras }: StaffLodge) =>
  cameras.length === 0 ? 'No cameras' : `Cameras: ${cameras.join(', ')}`;

const lodgeKind = (mayRemove: boolean): EditKind<StaffLodge, LodgeField> => ({
  words: {
    title: 'Lodges',
    lead: 'A lodge has cameras, and its own logo where the site runs under its host name.',
    add: 'Add a lodge',
    none: 'There is no lodge yet. Add the first one.',
    one: 'lodge',
  },
  list: listLodges,
  keyOf: ({ lodge }) => lodge.slug,
  versionOf: ({ version }) => version,
  rowOf: (thing) => ({ title: thing.lodge.slug, note: camerasOf(thing) }),
  valuesOf: (thing) => ({ slug: thing?.lodge.slug ?? '', fullLogoPath: thing?.lodge.fullLogoPath ?? '' }),
  groups: [
    {
      title: 'The lodge',
      fields: [
        {
          name: 'slug',
          label: 'Address',
          hint: 'The first part of its host name, such as naledi in naledi.example.org.',
          fixed: true,
        },
        { name: 'fullLogoPath', label: 'Logo', kind: 'picture', shape: 'logo' },
      ],
    },
  ],
  schema: async () => (await import('@boma/domain/lodges/staff-lodges.schema.ts')).lodgeInput,
  save: async (lodge, version) => {
    await saveLodge({ version, lodge });
  },
  ...(mayRemove && {
    remove: async ({ lodge, version }: StaffLodge) => {
      await removeLodge({ slug: lodge.slug, version });
    },
    restore: async ({ lodge }: StaffLodge) => {
      await restore({ kind: 'lodges', key: lodge.slug });
    },
  }),
});

/** For staff: all lodges, and the form of one. */
export function Lodges({ item }: { readonly item: string | undefined }) {
  const mayRemove = may(useStoredUser(), 'lodge.remove');
  const kind = useMemo(() => lodgeKind(mayRemove), [mayRemove]);
  return <EditScreen kind={kind} item={item} home={sectionPath('lodges')} />;
}
