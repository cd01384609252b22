import { may } from '@boma/domain/access/access.ts';
import type { StaffCategory } from '@boma/domain/notifications/staff-categories.schema.ts';
import { useMemo } from 'react';
import { type EditKind, type EditRow, NEW } from '../../../components/editing/edit-kind.ts';
import { EditScreen } from '../../../components/editing/edit-screen.tsx';
import { useStoredUser } from '../../../session/session.ts';
import {
  editCategory,
  listEditedCategories,
  orderCategories,
  removeCategory,
  restore,
} from '../api/staff-calls.ts';
import { sectionPath } from '../staff-sections.ts';

type CategoryField = 'name' | 'position' | 'user_selectable' | 'subscriber_only';
type CategoryValues = Readonly<Record<CategoryField, string>>;

/** What the form shows of a kind of alert, or of a new one. */
function valuesOf(thing?: StaffCategory): CategoryValues {
  const { name = '', position = '', user_selectable = true, subscriber_only = false } = thing?.category ?? {};
  return {
    name,
    position: String(position),
    user_selectable: user_selectable ? 'on' : '',
    subscriber_only: subscriber_only ? 'on' : '',
  };
}

const toCategory = ({ name, position, user_selectable, subscriber_only }: CategoryValues) => ({
  name: name.trim(),
  position: position.trim() === '' ? Number.NaN : Number(position),
  user_selectable: user_selectable === 'on',
  subscriber_only: subscriber_only === 'on',
});

function rowOf({ category: { name, user_selectable, subscriber_only } }: StaffCategory): EditRow {
  const badge = user_selectable
    ? ({ text: subscriber_only ? 'For members' : 'For all viewers', tone: 'good' } as const)
    : ({ text: 'For staff alone', tone: 'muted' } as const);
  return { title: name, badge };
}

const categoryKind = (
  item: string | undefined,
  mayRemove: boolean,
): EditKind<StaffCategory, CategoryField> => ({
  words: {
    title: 'Kinds of alert',
    lead: 'Each sighting is of one kind. Viewers choose in their profile of which kinds they hear.',
    add: 'Add a kind of alert',
    none: 'There is no kind of alert yet. Add the first one, so that viewers can choose.',
    one: 'kind of alert',
  },
  list: listEditedCategories,
  keyOf: ({ category }) => String(category.id),
  versionOf: ({ version }) => version,
  rowOf,
  valuesOf,
  groups: [
    {
      title: 'The kind of alert',
      fields: [
        { name: 'name', label: 'Name' },
        {
          name: 'position',
          label: 'Place in the list',
          kind: 'number',
          hint: 'A whole number. The smallest comes first.',
        },
        { name: 'user_selectable', label: 'Viewers can choose it', kind: 'switch' },
        { name: 'subscriber_only', label: 'For members', kind: 'switch', hint: 'Others see it, locked.' },
      ],
    },
  ],
  schema: async () => (await import('@boma/domain/notifications/staff-categories.schema.ts')).categoryInput,
  toInput: toCategory,
  save: async (values, version) => {
    const id = item === undefined || item === NEW ? null : Number(item);
    await editCategory({ version, id, category: toCategory(values) });
  },
  reorder: async (from, to) => {
    await orderCategories({ from: from.map(Number), to: to.map(Number) });
  },
  ...(mayRemove && {
    remove: async ({ category, version }: StaffCategory) => {
      await removeCategory({ id: category.id, version });
    },
    restore: async ({ category }: StaffCategory) => {
      await restore({ kind: 'notificationCategories', key: String(category.id) });
    },
  }),
});

/** For staff: all kinds of alert, and the form of one. */
export function Categories({ item }: { readonly item: string | undefined }) {
  const mayRemove = may(useStoredUser(), 'alert-kind.remove');
  const kind = useMemo(() => categoryKind(item, mayRemove), [item, mayRemove]);
  return <EditScreen kind={kind} item={item} home={sectionPath('alert-kinds')} />;
}
