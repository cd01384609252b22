import { EditScreen } from '../../../components/editing/edit-screen.tsx';
import { sectionPath } from '../staff-sections.ts';
import { advertsKind } from './adverts-page.tsx';
import { partnersKind } from './partners-page.tsx';
import { promosKind } from './promos-page.tsx';

/** For admins: the pages that the site has of its own, and the form of one. */
export function Pages({ item }: { readonly item: string | undefined }) {
  const home = sectionPath('pages');
  if (item === 'adverts') return <EditScreen kind={advertsKind} item={item} home={home} />;
  if (item === 'promos') return <EditScreen kind={promosKind} item={item} home={home} />;
  return <EditScreen kind={partnersKind} item={item} home={home} />;
}
