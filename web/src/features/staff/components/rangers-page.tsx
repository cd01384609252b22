import { pageInput } from '@boma/domain/pages/pages.schema.ts';
import type { EditKind } from '../../../components/editing/edit-kind.ts';
import { chakra } from '../../../components/ui.ts';
import { BiographyOf } from '../../pages/components/biography-of.tsx';
import { defaultRangers } from '../../pages/default-rangers.ts';
import { type PageNow, pageKind, saveAs } from '../page-kind.ts';
import {
  type RangerField,
  type RangerValues,
  rangerFieldOf,
  rangerGroups,
  rangerValues,
  toRangersPage,
} from '../ranger-fields.ts';
import { NOT_YET, Preview } from './preview.tsx';

/** Both pages below each other. */
function Shown({ values }: { readonly values: RangerValues }) {
  const { data } = pageInput.safeParse(toRangersPage(values));
  if (data?.kind !== 'rangers') return <p>{NOT_YET}</p>;
  return (
    <chakra.div display="grid" gap={16}>
      {data.rangers.map((ranger, at) => (
        <article key={at}>
          <BiographyOf ranger={ranger} />
        </article>
      ))}
    </chakra.div>
  );
}

/** The editor of our people. */
export const rangersKind: EditKind<PageNow, RangerField> = {
  ...pageKind,
  valuesOf: (thing) => rangerValues(thing?.page.kind === 'rangers' ? thing.page : defaultRangers),
  groups: rangerGroups,
  toInput: toRangersPage,
  fieldOf: rangerFieldOf,
  save: saveAs(toRangersPage),
  below: (form) => <Preview form={form}>{(values) => <Shown values={values} />}</Preview>,
};
