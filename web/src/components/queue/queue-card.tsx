import { type FormEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { momentWords } from '../../lib/moments.ts';
import { RouterLink } from '../router-link.tsx';
import { chakra } from '../ui.ts';
import { Initials } from './initials.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { WIDE } from './wide.ts';

/** A list of cards. */
export const queueList = { display: 'grid', gap: 3 } as const;

const card = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  columnGap: 8,
  rowGap: 4,
  alignItems: 'start',
  padding: { base: 4, md: 5 },
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'surface',
} as const;

const said = { display: 'grid', gap: 3, minWidth: 0, maxWidth: '46rem' } as const;

const person = { display: 'flex', gap: 3, alignItems: 'center', minWidth: 0 } as const;

interface QueueCardProps {
  /** Who it is about or from. */
  readonly name: string;
  /** The page of that person. Undefined: there is none. */
  readonly to?: string | undefined;
  /** Follows the name in the heading: 'in Boma', 'asks about a mute'. */
  readonly where?: string;
  /** Since when it waits, in unix milliseconds. */
  readonly since: number;
  /** Stands after the time: an address, a reason. */
  readonly facts?: ReactNode;
  /** At the right on a wide screen, below on a phone. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** What claims the task, as `useClaim` gives it. */
  readonly onInput?: (event: FormEvent) => void;
  readonly onClick?: (event: MouseEvent) => void;
}

/** Something that waits for staff: who, what, why, since when, and what staff can do. */
export function QueueCard({ name, to, where, since, facts, actions, children, ...claim }: QueueCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useKeptFocus(heading);
  return (
    <chakra.li css={card} {...claim} {...focus}>
      <chakra.div css={said}>
        <chakra.div css={person}>
          <Initials name={name} />
          <chakra.div minWidth={0}>
            <chakra.h2
              ref={heading}
              tabIndex={-1}
              fontWeight={600}
              fontSize="1.0625rem"
              lineHeight={1.3}
              overflowWrap="anywhere"
            >
              {to === undefined ? (
                name
              ) : (
                <RouterLink
                  to={to}
                  textDecoration="underline"
                  textUnderlineOffset="3px"
                  _hover={{ color: 'accent' }}
                >
                  {name}
                </RouterLink>
              )}
              {where !== undefined && <chakra.span color="muted" fontWeight={450}>{` ${where}`}</chakra.span>}
            </chakra.h2>
            <chakra.p textStyle="small" color="muted" overflowWrap="anywhere">
              <time dateTime={new Date(since).toISOString()}>{momentWords(since)}</time>
              {facts !== undefined && <> · {facts}</>}
            </chakra.p>
          </chakra.div>
        </chakra.div>
        {children}
      </chakra.div>
      {actions}
    </chakra.li>
  );
}
