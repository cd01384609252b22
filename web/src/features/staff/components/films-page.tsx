import { defaultFilms } from '@boma/domain/pages/default-films.ts';
import { pageInput } from '@boma/domain/pages/pages.schema.ts';
import type { EditKind } from '../../../components/editing/edit-kind.ts';
import { FilmOf } from '../../home/promos/intro-film.tsx';
import {
  type FilmField,
  type FilmValues,
  filmFieldOf,
  filmGroups,
  filmValues,
  toFilmsPage,
} from '../film-fields.ts';
import { type PageNow, pageKind, saveAs } from '../page-kind.ts';
import { NOT_YET, Preview } from './preview.tsx';

/** Both films below each other, as home shows one of them. */
function Shown({ values }: { readonly values: FilmValues }) {
  const { data } = pageInput.safeParse(toFilmsPage(values));
  if (data?.kind !== 'films') return <p>{NOT_YET}</p>;
  return (
    <>
      <FilmOf film={data.sample} isPremium={false} />
      <FilmOf film={data.premium} isPremium />
    </>
  );
}

/** The editor of the films of home. */
export const filmsKind: EditKind<PageNow, FilmField> = {
  ...pageKind,
  valuesOf: (thing) => filmValues(thing?.page.kind === 'films' ? thing.page : defaultFilms),
  groups: filmGroups,
  toInput: toFilmsPage,
  fieldOf: filmFieldOf,
  save: saveAs(toFilmsPage),
  below: (form) => <Preview form={form}>{(values) => <Shown values={values} />}</Preview>,
};
