import type { ReactNode } from 'react';
import { ArrowRightIcon } from './icons.tsx';
import { RouterLink } from './router-link.tsx';

interface AllLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** The way from a few things to the list of all of them: 'All lodge highlights', with an arrow. */
export const AllLink = ({ to, children }: AllLinkProps) => (
  <RouterLink
    to={to}
    display="inline-flex"
    alignItems="center"
    gap={2}
    minHeight="44px"
    color="accent"
    fontWeight={600}
  >
    {children}
    <ArrowRightIcon size={18} />
  </RouterLink>
);
