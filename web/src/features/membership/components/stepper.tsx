import { CheckIcon } from '../../../components/more-icons.tsx';
import { chakra, VisuallyHidden } from '../../../components/ui.ts';
import { LARGE_TEXT } from '../../../config/breakpoints.ts';

const names = ['Register', 'Subscribe', 'Enjoy'] as const;

const list = {
  display: 'flex',
  gap: { base: 3, md: 4 },
  maxWidth: '40rem',
  marginBottom: { base: 8, md: 12 },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: { base: 2, md: 3 },
    color: 'muted',
    fontWeight: 600,
    fontSize: { base: '0.875rem', sm: '0.9375rem' },
    whiteSpace: 'nowrap',
  },
  // The lines share what the names leave.
  '& li + li': { flex: '1 1 auto' },
  '& li + li::before': { content: '""', flex: 1, minWidth: 2, height: '1px', background: 'hairline' },
  '& li[data-done] + li::before': { background: 'good' },
  '& li[aria-current], & li[data-done]': { color: 'ink' },
  // With text at 200 % on a phone: one below another.
  [LARGE_TEXT]: { flexDirection: 'column', '& li + li::before': { display: 'none' } },
} as const;

const mark = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '28px',
  height: '28px',
  borderWidth: '1px',
  borderColor: 'muted',
  borderRadius: 'full',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '[aria-current] > &': { background: 'accent', borderColor: 'accent', color: 'onAccent' },
  '[data-done] > &': { background: 'transparent', borderColor: 'good', color: 'good' },
} as const;

interface StepperProps {
  /** 1 to 3; 4 once all is done. Undefined while it is not known who is here. */
  readonly current: 1 | 2 | 3 | 4 | undefined;
}

/** The steps to a membership, and how far the user has come. */
export function Stepper({ current }: StepperProps) {
  return (
    <chakra.ol aria-label="Three steps" css={list}>
      {names.map((name, index) => {
        const isDone = current !== undefined && current > index + 1;
        return (
          <li
            key={name}
            aria-current={current === index + 1 ? 'step' : undefined}
            data-done={isDone ? '' : undefined}
          >
            <chakra.span css={mark} aria-hidden="true">
              {isDone ? <CheckIcon size={16} /> : index + 1}
            </chakra.span>
            <span>
              {name}
              {isDone && <VisuallyHidden>, done</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </chakra.ol>
  );
}
