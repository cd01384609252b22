import { type ComponentProps, type ReactNode, useId } from 'react';
import { fieldEdge } from './field-edge.ts';
import { Box, chakra } from './ui.ts';

const input = {
  width: '100%',
  minHeight: '48px',
  paddingInline: 4,
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
  // Browsers paint what they fill in themselves; the shadow puts our ground back.
  '&:autofill': {
    WebkitTextFillColor: 'var(--b-colors-ink)',
    boxShadow: 'inset 0 0 0 100px var(--b-colors-ground)',
    caretColor: 'var(--b-colors-ink)',
  },
} as const;

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'color'> {
  readonly label: string;
  /** What is wrong with it. */
  readonly problem?: string | undefined;
  /** Stands where the problem would. */
  readonly hint?: string;
  /** Stands inside the field, at its end. */
  readonly control?: ReactNode;
  /** Stands beside the problem: a way out of it. */
  readonly wayOut?: ReactNode;
}

/** A line to type in, with its name above and what is wrong with it below. The room for that is always there. */
export function TextField({ label, problem, hint, control, wayOut, ...rest }: TextFieldProps) {
  const id = useId();
  const isWrong = problem !== undefined;
  return (
    <div>
      <chakra.label htmlFor={id} display="block" marginBottom="6px" fontWeight={600} fontSize="0.9375rem">
        {label}
      </chakra.label>
      <Box position="relative">
        <chakra.input
          {...rest}
          id={id}
          css={input}
          {...(control ? { paddingRight: '4.75rem' } : {})}
          aria-invalid={isWrong}
          aria-describedby={`${id}-note`}
        />
        {control}
      </Box>
      <chakra.p
        id={`${id}-note`}
        aria-live="polite"
        minHeight="2rem"
        paddingTop={1}
        textStyle="small"
        color={isWrong ? 'danger' : 'muted'}
      >
        {problem ?? hint}
        {isWrong && wayOut}
      </chakra.p>
    </div>
  );
}
