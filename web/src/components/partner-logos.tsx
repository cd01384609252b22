import { linkTo } from '@boma/domain/site-paths.ts';
import { partners } from '../config/partners.ts';
import { RouterLink } from './router-link.tsx';
import { chakra } from './ui.ts';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { base: 6, md: 10 },
  rowGap: 2,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: '44px',
    color: 'muted',
    fontFamily: 'display',
    fontSize: '1.0625rem',
    _hover: { color: 'accent' },
  },
} as const;

/** The mark of a partner, in the colour of the text around it. */
function Mark({ name, path }: { readonly name: string; readonly path: string }) {
  return (
    <svg
      role="img"
      aria-label={`Logo of ${name}`}
      width={30}
      height={30}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}

/** The logos of our partners. Each leads to what they do. */
export function PartnerLogos() {
  return (
    <chakra.ul role="list" aria-label="Our partners" css={row}>
      {partners.map(({ name, mark }) => (
        <li key={name}>
          <RouterLink to={`${linkTo('cause')}#partners`}>
            <Mark name={name} path={mark} />
            {name}
          </RouterLink>
        </li>
      ))}
    </chakra.ul>
  );
}
