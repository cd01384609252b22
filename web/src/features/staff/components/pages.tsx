import type { PageKind } from '@boma/domain/pages/pages.constants.ts';
import type { ReactNode } from 'react';
import { EditScreen } from '../../../components/editing/edit-screen.tsx';
import { sectionPath } from '../staff-sections.ts';
import { aboutKind } from './about-page.tsx';
import { advertsKind } from './adverts-page.tsx';
import { Animals } from './animals-page.tsx';
import { causeKind } from './cause-page.tsx';
import { filmsKind } from './films-page.tsx';
import { privacyKind, termsKind } from './legal-page.tsx';
import { partnersKind } from './partners-page.tsx';
import { promosKind } from './promos-page.tsx';
import { rangersKind } from './rangers-page.tsx';

interface PagesProps {
  readonly item: string | undefined;
  /** Of a page that is a list itself: one entry. */
  readonly part?: string | undefined;
}

interface ScreenProps extends PagesProps {
  readonly home: string;
}

/** Each kind of page has fields of its own. The list is the same in all of them. */
const screens: Readonly<Record<PageKind, (props: ScreenProps) => ReactNode>> = {
  about: (props) => <EditScreen kind={aboutKind} {...props} />,
  rangers: (props) => <EditScreen kind={rangersKind} {...props} />,
  cause: (props) => <EditScreen kind={causeKind} {...props} />,
  partners: (props) => <EditScreen kind={partnersKind} {...props} />,
  promos: (props) => <EditScreen kind={promosKind} {...props} />,
  films: (props) => <EditScreen kind={filmsKind} {...props} />,
  adverts: (props) => <EditScreen kind={advertsKind} {...props} />,
  animals: ({ part, home }) => <Animals item={part} home={`${home}/animals`} pages={home} />,
  terms: (props) => <EditScreen kind={termsKind} {...props} />,
  privacy: (props) => <EditScreen kind={privacyKind} {...props} />,
};

const isKind = (item: string | undefined): item is PageKind =>
  item !== undefined && Object.hasOwn(screens, item);

/** For admins: the pages that the site has of its own, and the form of one. */
export function Pages(props: PagesProps) {
  return screens[isKind(props.item) ? props.item : 'partners']({ ...props, home: sectionPath('pages') });
}
