import { pageInput } from '@boma/domain/pages/pages.schema.ts';
import type { EditKind } from '../../../components/editing/edit-kind.ts';
import { usePartners } from '../../../components/partner-logos.tsx';
import { useEditedPages } from '../../../lib/edited-pages.ts';
import { AboutOf } from '../../pages/components/about-of.tsx';
import { defaultAbout } from '../../pages/default-about.ts';
import { defaultRangers } from '../../pages/default-rangers.ts';
import {
  type AboutField,
  type AboutValues,
  aboutFieldOf,
  aboutGroups,
  aboutValues,
  toAboutPage,
} from '../about-fields.ts';
import { type PageNow, pageKind, saveAs } from '../page-kind.ts';
import { NOT_YET, Preview } from './preview.tsx';

/** About, with the people and the partners of now. */
function Shown({ values }: { readonly values: AboutValues }) {
  const { rangers: { rangers } = defaultRangers } = useEditedPages();
  const partners = usePartners();
  const { data } = pageInput.safeParse(toAboutPage(values));
  if (data?.kind !== 'about') return <p>{NOT_YET}</p>;
  return <AboutOf about={data} rangers={rangers} partners={partners} />;
}

/** The editor of About Us. */
export const aboutKind: EditKind<PageNow, AboutField> = {
  ...pageKind,
  valuesOf: (thing) => aboutValues(thing?.page.kind === 'about' ? thing.page : defaultAbout),
  groups: aboutGroups,
  toInput: toAboutPage,
  fieldOf: aboutFieldOf,
  save: saveAs(toAboutPage),
  below: (form) => <Preview form={form}>{(values) => <Shown values={values} />}</Preview>,
};
