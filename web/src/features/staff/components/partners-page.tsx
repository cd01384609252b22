import { defaultPartners } from '@boma/domain/pages/default-partners.ts';
import { pageInput } from '@boma/domain/pages/pages.schema.ts';
import type { EditKind } from '../../../components/editing/edit-kind.ts';
import { LogosOf } from '../../../components/partner-logos.tsx';
import { PartnerWork } from '../../../components/partner-work.tsx';
import { Prose } from '../../../components/prose.tsx';
import { type PageNow, pageKind, saveAs } from '../page-kind.ts';
import {
  type PartnerField,
  type PartnerValues,
  partnerFieldOf,
  partnerGroups,
  partnerValues,
  toPartnersPage,
} from '../partner-fields.ts';
import { NOT_YET, Preview } from './preview.tsx';

/** The partners as About, the footer and the page of the cause show them. */
function Shown({ values }: { readonly values: PartnerValues }) {
  const { data } = pageInput.safeParse(toPartnersPage(values));
  if (data?.kind !== 'partners') return <p>{NOT_YET}</p>;
  return (
    <>
      <LogosOf partners={data.partners} />
      <Prose>
        <PartnerWork partners={data.partners} />
      </Prose>
    </>
  );
}

/** The editor of the partners. */
export const partnersKind: EditKind<PageNow, PartnerField> = {
  ...pageKind,
  valuesOf: (thing) => partnerValues(thing?.page.kind === 'partners' ? thing.page : defaultPartners),
  groups: partnerGroups,
  toInput: toPartnersPage,
  fieldOf: partnerFieldOf,
  save: saveAs(toPartnersPage),
  below: (form) => <Preview form={form}>{(values) => <Shown values={values} />}</Preview>,
};
