import { may } from '@boma/domain/access/access.ts';
import type { StaffShowType } from '@boma/domain/shows/staff-show-types.schema.ts';
import { useMemo } from 'react';
import type { EditGroup, EditKind, EditRow } from '../../../components/editing/edit-kind.ts';
import { EditScreen } from '../../../components/editing/edit-screen.tsx';
import { useStoredUser } from '../../../session/session.ts';
import { listShowTypes, removeShowType, restore, saveShowType } from '../api/staff-calls.ts';
import { sectionPath } from '../staff-sections.ts';

type ShowTypeField = 'title' | 'type' | 'lead' | 'cover_clean' | 'active' | 'archived';
type ShowTypeValues = Readonly<Record<ShowTypeField, string>>;

const toShowType = ({ title, type, lead, cover_clean, active, archived }: ShowTypeValues) => ({
  title: title.trim(),
  type: type.trim(),
  lead: lead.trim(),
  cover_clean: cover_clean.trim(),
  active: active === 'on',
  archived: archived === 'on',
});

function rowOf({ show_type: { title, type, cover_clean, active, archived } }: StaffShowType): EditRow {
  const badge = archived
    ? ({ text: 'Archived', tone: 'muted' } as const)
    : active
      ? ({ text: 'Listed', tone: 'good' } as const)
      : ({ text: 'Hidden', tone: 'muted' } as const);
  return { title, note: `/wildlife/shows/${type}`, badge, picture: cover_clean };
}

const groups: readonly EditGroup<ShowTypeField>[] = [
  {
    title: 'The kind of show',
    fields: [
      { name: 'title', label: 'Title' },
      {
        name: 'type',
        label: 'Address',
        hint: 'Small letters, digits and hyphens, such as night-drive.',
        fixed: true,
      },
      {
        name: 'lead',
        label: 'What it is about',
        hint: 'A sentence below the name on its page, and where the page is shared.',
      },
      { name: 'cover_clean', label: 'Picture', kind: 'picture' },
      { name: 'active', label: 'Listed', kind: 'switch', hint: 'Viewers find it in the lists of shows.' },
      {
        name: 'archived',
        label: 'Archived',
        kind: 'switch',
        hint: 'No new show can be planned of it. Its old shows stay.',
      },
    ],
  },
];

async function setListed({ show_type, version }: StaffShowType, active: boolean): Promise<void> {
  const { id: _id, ...said } = show_type;
  await saveShowType({ version, show_type: { ...said, active } });
}

const showTypeKind = (mayRemove: boolean): EditKind<StaffShowType, ShowTypeField> => ({
  words: {
    title: 'Kinds of show',
    lead: 'Each planned show is of one kind, which viewers can follow.',
    add: 'Add a kind of show',
    none: 'There is no kind of show yet. Add the first one, then plan a show of it.',
    one: 'kind of show',
  },
  list: listShowTypes,
  keyOf: ({ show_type }) => show_type.type,
  versionOf: ({ version }) => version,
  rowOf,
  valuesOf: (thing) => {
    const {
      title = '',
      type = '',
      lead = '',
      cover_clean = '',
      active = true,
      archived = false,
    } = thing?.show_type ?? {};
    return { title, type, lead, cover_clean, active: active ? 'on' : '', archived: archived ? 'on' : '' };
  },
  groups,
  schema: async () => (await import('@boma/domain/shows/staff-show-types.schema.ts')).showTypeInput,
  toInput: toShowType,
  save: async (values, version) => {
    await saveShowType({ version, show_type: toShowType(values) });
  },
  many: [
    { text: 'List', done: 'listed', act: (thing) => setListed(thing, true) },
    { text: 'Hide', done: 'hidden', act: (thing) => setListed(thing, false) },
  ],
  ...(mayRemove && {
    remove: async ({ show_type, version }: StaffShowType) => {
      await removeShowType({ type: show_type.type, version });
    },
    restore: async ({ show_type }: StaffShowType) => {
      await restore({ kind: 'showTypes', key: show_type.type });
    },
  }),
});

/** For staff: all kinds of show, and the form of one. */
export function ShowTypes({ item }: { readonly item: string | undefined }) {
  const mayRemove = may(useStoredUser(), 'show-type.remove');
  const kind = useMemo(() => showTypeKind(mayRemove), [mayRemove]);
  return <EditScreen kind={kind} item={item} home={sectionPath('show-types')} />;
}
