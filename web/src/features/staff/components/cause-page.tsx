import { pageInput } from '@boma/domain/pages/pages.schema.ts';
import type { EditKind } from '../../../components/editing/edit-kind.ts';
import { usePartners } from '../../../components/partner-logos.tsx';
import { CauseOf } from '../../pages/components/cause-of.tsx';
import { defaultCause } from '../../pages/default-cause.ts';
import { type CauseField, type CauseValues, causeGroups, causeValues, toCausePage } from '../cause-fields.ts';
import { type PageNow, pageKind, saveAs } from '../page-kind.ts';
import { NOT_YET, Preview } from './preview.tsx';

/** The page of the cause, with the partners of now. */
function Shown({ values }: { readonly values: CauseValues }) {
  const partners = usePartners();
  const { data } = pageInput.safeParse(toCausePage(values));
  if (data?.kind !== 'cause') return <p>{NOT_YET}</p>;
  return <CauseOf cause={data} partners={partners} />;
}

/** The editor of the page of the cause. */
export const causeKind: EditKind<PageNow, CauseField> = {
  ...pageKind,
  valuesOf: (thing) => causeValues(thing?.page.kind === 'cause' ? thing.page : defaultCause),
  groups: causeGroups,
  toInput: toCausePage,
  save: saveAs(toCausePage),
  below: (form) => <Preview form={form}>{(values) => <Shown values={values} />}</Preview>,
};
