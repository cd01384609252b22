import { defaultPartners } from '@boma/domain/pages/default-partners.ts';
import type { Partner } from '@boma/domain/pages/pages.schema.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { partnerMarks } from '../config/partner-marks.ts';
import { useEditedPages } from '../lib/edited-pages.ts';
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
  '& img': { width: '30px', height: '30px', objectFit: 'contain' },
} as const;

/** The logo of a partner, or a drawing in the colour of the text around it. */
function Mark({ name, mark, logo }: Partner) {
  const label = `Logo of ${name}`;
  if (logo !== null) return <img src={logo} alt={label} width={30} height={30} decoding="async" />;
  return (
    <svg
      role="img"
      aria-label={label}
      width={30}
      height={30}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={partnerMarks[mark]} />
    </svg>
  );
}

/** Who helps us, as staff have saved it. */
export const usePartners = (): readonly Partner[] => (useEditedPages().partners ?? defaultPartners).partners;

/** The logos of these partners. Each leads to what they do. */
export function LogosOf({ partners }: { readonly partners: readonly Partner[] }) {
  return (
    <chakra.ul role="list" aria-label="Our partners" css={row}>
      {partners.map((partner) => (
        <li key={partner.name}>
          <RouterLink to={`${linkTo('cause')}#partners`}>
            <Mark {...partner} />
            {partner.name}
          </RouterLink>
        </li>
      ))}
    </chakra.ul>
  );
}

/** The logos of our partners. */
export function PartnerLogos() {
  return <LogosOf partners={usePartners()} />;
}
