import type { LegalKind } from '@boma/domain/pages/legal.constants.ts';
import { pageInput } from '@boma/domain/pages/pages.schema.ts';
import type { EditKind } from '../../../components/editing/edit-kind.ts';
import { calendarDayWords } from '../../../lib/calendar-day.ts';
import { legalKinds } from '../../legal/legal-kinds.ts';
import { LegalOf } from '../../legal/legal-of.tsx';
import {
  type LegalField,
  type LegalValues,
  legalFieldOf,
  legalGroups,
  legalValues,
  toLegalPage,
} from '../legal-fields.ts';
import { type PageNow, pageKind, saveAs } from '../page-kind.ts';
import { LegalVersions } from './legal-versions.tsx';
import { NOT_YET, Preview } from './preview.tsx';

/** The preview does not wait for the day. */
const ANY_DAY = '2999-01-01';

/** The next version as its page will show it. */
function Shown({ kind, values }: { readonly kind: LegalKind; readonly values: LegalValues }) {
  const { data } = pageInput.safeParse(
    toLegalPage(kind, { ...values, valid_from: values.valid_from || ANY_DAY }),
  );
  if (data?.kind !== kind || !data.next) return <p>{NOT_YET}</p>;
  return <LegalOf of={legalKinds[kind]} version={data.next} comes />;
}

const versionsOf = (kind: LegalKind, { page }: PageNow) => (page.kind === kind ? page.versions : []);

/** The editor of a legal text: it writes the next version, and shows all others. */
const legalKind = (kind: LegalKind): EditKind<PageNow, LegalField> => {
  const toInput = (values: LegalValues) => toLegalPage(kind, values);
  return {
    ...pageKind,
    valuesOf: (thing) => legalValues(kind, thing ? versionsOf(kind, thing) : []),
    groups: legalGroups(kind),
    toInput,
    fieldOf: legalFieldOf(kind),
    save: saveAs(toInput),
    // Once it is stored, a form over it would replace it.
    asStored: (values) => ({ ...values, replaces: values.valid_from ?? '' }),
    savedWords: ({ valid_from = '' }) =>
      `The next version is saved. It applies from ${calendarDayWords(valid_from)} on.`,
    above: (thing, refresh, askFirst) => (
      <LegalVersions
        kind={kind}
        versions={versionsOf(kind, thing)}
        saved={thing.version}
        refresh={refresh}
        askFirst={askFirst}
      />
    ),
    below: (form) => <Preview form={form}>{(values) => <Shown kind={kind} values={values} />}</Preview>,
  };
};

export const termsKind = legalKind('terms');
export const privacyKind = legalKind('privacy');
