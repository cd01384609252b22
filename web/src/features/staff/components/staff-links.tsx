import { linkTo } from '@boma/domain/site-paths.ts';
import { useEffect, useId } from 'react';
import { NavLink, useLocation } from 'react-router';
import { chakra } from '../../../components/ui.ts';
import { useStoredUser } from '../../../session/session.ts';
import { refreshDesk, useDesk } from '../live-desk.ts';
import { staffNavigation, waitingIn } from '../staff-sections.ts';

const entry = {
  position: 'relative',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: { base: '44px', lg: '38px' },
    paddingX: 3,
    borderRadius: 'md',
    color: 'muted',
    fontWeight: 500,
  },
  '& a:hover': { color: 'ink', background: 'raised' },
  '& a[aria-current=page]': { color: 'ink', background: 'accentSoft' },
} as const;

const badge = {
  position: 'absolute',
  right: 2,
  top: '50%',
  translate: '0 -50%',
  minWidth: '1.6em',
  paddingX: '0.4em',
  borderRadius: 'full',
  background: 'accent',
  color: 'onAccent',
  textStyle: 'small',
  fontWeight: 600,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
} as const;

interface StaffLinkProps {
  readonly to: string;
  readonly text: string;
  readonly count: number;
}

function StaffLink({ to, text, count }: StaffLinkProps) {
  const id = useId();
  return (
    <chakra.li css={entry}>
      <NavLink to={to} end={to === linkTo('staff')} aria-describedby={count > 0 ? id : undefined}>
        {text}
      </NavLink>
      {count > 0 && (
        <chakra.span id={id} css={badge}>
          {count}
          <chakra.span srOnly> to look at</chakra.span>
        </chakra.span>
      )}
    </chakra.li>
  );
}

/** The links to the sections of the staff area, in groups, with how much waits in each. */
export function StaffLinks() {
  const { answer: desk } = useDesk();
  const { pathname } = useLocation();
  const groups = staffNavigation(useStoredUser());
  // Whoever leaves a section has often settled something in it.
  useEffect(refreshDesk, [pathname]);
  return groups.map(({ title, entries }) => (
    <chakra.div key={title} role="group" aria-label={title} marginBottom={4}>
      <chakra.p textStyle="label" color="muted" paddingX={3} marginBottom={1} aria-hidden="true">
        {title}
      </chakra.p>
      <ul>
        {entries.map(({ to, text, waits }) => (
          <StaffLink key={to} to={to} text={text} count={waits && desk ? waitingIn(waits, desk) : 0} />
        ))}
      </ul>
    </chakra.div>
  ));
}
