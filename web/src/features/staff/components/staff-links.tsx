import { linkTo } from '@boma/domain/site-paths.ts';
import { useEffect, useId, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { chakra } from '../../../components/ui.ts';
import { useStoredUser } from '../../../session/session.ts';
import { refreshDesk, useDesk } from '../live-desk.ts';
import { staffNavigation, waitingIn } from '../staff-sections.ts';

// All entries of an admin fit into a window of 900 pixels. A finger gets more room, and scrolls.
const entry = {
  position: 'relative',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: { base: '44px', lg: '28px' },
    '@media (pointer: coarse)': { minHeight: '44px' },
    paddingX: 3,
    borderRadius: 'sm',
    color: 'muted',
    fontSize: { base: '1rem', lg: '0.9375rem' },
    lineHeight: 1.3,
    fontWeight: 500,
    scrollMarginBlock: 4,
  },
  '& a[data-counted]': { paddingInlineEnd: 10 },
  '& a:hover': { color: 'ink', background: 'raised' },
  '& a[aria-current=page]': { color: 'ink', background: 'accentSoft', fontWeight: 600 },
} as const;

const badge = {
  position: 'absolute',
  right: 2,
  top: '50%',
  translate: '0 -50%',
  minWidth: '1.5rem',
  paddingX: '0.4em',
  borderRadius: 'full',
  background: 'accentSoft',
  color: 'accent',
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  fontWeight: 700,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
} as const;

const groups = {
  display: 'grid',
  gap: { base: 4, md: 3, lg: 2 },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(4, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
  alignItems: 'start',
} as const;

const groupTitle = {
  textStyle: 'label',
  fontSize: '0.6875rem',
  color: 'muted',
  paddingX: 3,
  marginBottom: '2px',
} as const;

interface StaffLinkProps extends StaffLinksProps {
  readonly to: string;
  readonly text: string;
  readonly count: number;
}

function StaffLink({ to, text, count, onFollow }: StaffLinkProps) {
  const id = useId();
  return (
    <chakra.li css={entry}>
      <NavLink
        to={to}
        onClick={onFollow}
        end={to === linkTo('staff')}
        aria-describedby={count > 0 ? id : undefined}
        {...(count > 0 && { 'data-counted': '' })}
      >
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

interface StaffLinksProps {
  /** Called when one of them is pressed. */
  readonly onFollow?: (() => void) | undefined;
}

/** The links to the sections of the staff area, in groups, with how much waits in each. */
export function StaffLinks({ onFollow }: StaffLinksProps) {
  const { answer: desk } = useDesk();
  const { pathname } = useLocation();
  const user = useStoredUser();
  // Whoever leaves a section has often settled something in it.
  useEffect(refreshDesk, [pathname]);
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    own.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <chakra.div ref={own} css={groups}>
      {staffNavigation(user).map(({ title, entries }) => (
        <div key={title} role="group" aria-label={title}>
          <chakra.p css={groupTitle} aria-hidden="true">
            {title}
          </chakra.p>
          <ul>
            {entries.map(({ to, text, waits }) => (
              <StaffLink
                key={to}
                to={to}
                text={text}
                count={waits && desk ? waitingIn(waits, desk) : 0}
                onFollow={onFollow}
              />
            ))}
          </ul>
        </div>
      ))}
    </chakra.div>
  );
}
