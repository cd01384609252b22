import { linkTo, type SitePathName } from '@boma/domain/site-paths.ts';
import { RouterLink } from '../components/router-link.tsx';
import { chakra } from '../components/ui.ts';
import { pageDescriptions } from './page-descriptions.ts';
import { pages } from './pages.ts';

const people = ['firstBiography', 'secondBiography'] as const satisfies readonly SitePathName[];

const style = {
  display: 'grid',
  marginTop: 4,
  borderTopWidth: '1px',
  '& a': {
    display: 'grid',
    gap: 1,
    paddingY: 4,
    borderBottomWidth: '1px',
    '&:hover strong': { color: 'accent' },
  },
  '& strong': { fontFamily: 'display', fontWeight: 560, fontSize: '1.2rem', lineHeight: 1.3 },
  '& span': { color: 'muted' },
} as const;

/** The people with a page of their own. */
export function Rangers() {
  return (
    <chakra.ul css={style}>
      {people.map((name) => (
        <li key={name}>
          <RouterLink to={linkTo(name)}>
            <strong>{pages[name].title}</strong>
            <span>{pageDescriptions[name]}</span>
          </RouterLink>
        </li>
      ))}
    </chakra.ul>
  );
}
