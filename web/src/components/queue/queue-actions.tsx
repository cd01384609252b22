import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button.ts';
import { chakra } from '../ui.ts';
import { WIDE } from './wide.ts';

/** The button that most cards are settled with. A page has one gold button, so it is not gold. */
export const firstAction = {
  borderWidth: '1px',
  borderColor: 'accent',
  background: 'accentSoft',
  color: 'ink',
  _hover: { color: 'ink', background: 'accentSoft', borderColor: 'ink' },
} as const;

const line = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'stretch' } as const;
const below = { flexDirection: 'column', flexWrap: 'nowrap' } as const;
const grows = { '& > button': { flex: '1 1 8rem' } } as const;

const column = {
  ...line,
  ...grows,
  [WIDE]: { ...below, width: '14rem', '& > button': { flex: 'none' } },
} as const;

const others = {
  ...line,
  ...grows,
  display: 'none',
  flexBasis: '100%',
  '&[data-open]': { display: 'flex' },
  [WIDE]: { ...below, display: 'flex', flexBasis: 'auto', '& > button': { flex: 'none' } },
} as const;

const dots = { '&&': { flex: 'none', paddingInline: 4, [WIDE]: { display: 'none' } } } as const;

interface QueueActionsProps {
  /** In sight at every width. */
  readonly children: ReactNode;
  /** Behind '…' on a phone. */
  readonly more?: ReactNode;
  /** Whom the actions are about, for the name of '…'. */
  readonly about: string;
}

/** What staff can do with a card. */
export function QueueActions({ children, more, about }: QueueActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <chakra.div css={column}>
      {children}
      {more !== undefined && (
        <>
          <Button
            look="quiet"
            aria-label={`More about ${about}`}
            aria-expanded={isOpen}
            aria-controls={id}
            css={dots}
            onClick={() => setOpen(!isOpen)}
          >
            …
          </Button>
          <chakra.div id={id} css={others} {...(isOpen && { 'data-open': '' })}>
            {more}
          </chakra.div>
        </>
      )}
    </chakra.div>
  );
}
