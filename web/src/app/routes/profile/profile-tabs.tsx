import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { type Section, sectionPath, sectionTitles } from './sections.ts';

/** The welcome page has no tab. */
const TABS = ['profile', 'gallery', 'notifications'] as const;

const tabs = {
  marginBottom: { base: 8, md: 10 },
  borderBottomWidth: '1px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& ul': { display: 'flex', gap: { base: 5, sm: 8 } },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '48px',
    color: 'muted',
    fontSize: { base: '0.9375rem', sm: '1rem' },
    fontWeight: 550,
    whiteSpace: 'nowrap',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    outlineOffset: '-3px',
    transition: 'color 160ms, border-color 160ms',
  },
  '& a:hover': { color: 'ink' },
  '& a[aria-current]': { color: 'ink', borderColor: 'accent' },
} as const;

/** The tabs of the profile. Each section has an address, so the tabs are links. */
export function ProfileTabs({ current }: { readonly current: Section }) {
  return (
    <chakra.nav aria-label="Your profile" css={tabs}>
      <ul>
        {TABS.map((section) => (
          <li key={section}>
            <RouterLink to={sectionPath(section)} aria-current={section === current ? 'page' : undefined}>
              {sectionTitles[section]}
            </RouterLink>
          </li>
        ))}
      </ul>
    </chakra.nav>
  );
}
