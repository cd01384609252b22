import { type ReactNode, useId } from 'react';
import { chakra } from '../ui.ts';

/** The edge of what one types in: at least 3:1 against the page and against a dialog, where a hairline would be lost. */
const fieldEdge = 'color-mix(in srgb, var(--b-colors-muted) 65%, var(--b-colors-ground))';

/** How every field looks that a viewer types in. */
export const fieldLook = {
  width: '100%',
  borderWidth: '1px',
  borderColor: fieldEdge,
  borderRadius: 'md',
  background: 'ground',
  color: 'ink',
  fontSize: '1rem',
  transition: 'border-color 160ms',
  _hover: { borderColor: 'muted' },
  _invalid: { borderColor: 'danger' },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  // Browsers colour autofilled fields; the shadow restores our background.
  '&:autofill': {
    WebkitTextFillColor: 'var(--b-colors-ink)',
    boxShadow: 'inset 0 0 0 100px var(--b-colors-ground)',
    caretColor: 'var(--b-colors-ink)',
  },
} as const;

const arrowSide = (angle: string) => `linear-gradient(${angle}, transparent 50%, var(--b-colors-muted) 50%)`;

/** The arrow of a choice, away from its edge. Forced colours keep the browser's own, which has their colour. */
export const choiceArrow = {
  '@media (forced-colors: none)': {
    appearance: 'none',
    paddingInlineEnd: '2.25rem',
    backgroundImage: `${arrowSide('45deg')}, ${arrowSide('-45deg')}`,
    backgroundPosition: 'right 18px center, right 12px center',
    backgroundSize: '6px 6px',
    backgroundRepeat: 'no-repeat',
  },
} as const;

export interface FieldFrameProps {
  readonly label: string;
  /** What is wrong with the value. */
  readonly problem?: string | undefined;
  /** Shown in the problem's place while there is no problem. */
  readonly hint?: ReactNode;
  /** Shown after the problem: a link or button that helps the user out of it. */
  readonly wayOut?: ReactNode;
}

interface Described {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
}

/** A field with its label above and its problem below. The space for the problem is always reserved, and words of two lines keep away from the next label. */
export function FieldFrame({
  label,
  problem,
  hint,
  wayOut,
  children,
}: FieldFrameProps & { readonly children: (described: Described) => ReactNode }) {
  const id = useId();
  const isWrong = problem !== undefined;
  return (
    <div>
      <chakra.label htmlFor={id} display="block" marginBottom="6px" fontWeight={600} fontSize="0.9375rem">
        {label}
      </chakra.label>
      {children({ id, 'aria-invalid': isWrong, 'aria-describedby': `${id}-note` })}
      <chakra.p
        id={`${id}-note`}
        aria-live="polite"
        minHeight="2rem"
        paddingTop={1}
        paddingBottom="7px"
        textStyle="small"
        color={isWrong ? 'danger' : 'muted'}
      >
        {problem ?? hint}
        {isWrong && wayOut}
      </chakra.p>
    </div>
  );
}
