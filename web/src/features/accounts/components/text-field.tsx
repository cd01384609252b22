import { type ComponentProps, type ReactNode, useId } from 'react';
import { Box, chakra } from '../../../components/ui.ts';
import type { FieldState } from '../hooks/use-credentials.ts';

const input = {
  width: '100%',
  minHeight: '48px',
  paddingInline: 4,
  borderWidth: '1px',
  borderRadius: 'md',
  background: 'ground',
  color: 'ink',
  fontSize: '1rem',
  transition: 'border-color 160ms',
  _hover: { borderColor: 'muted' },
  _invalid: { borderColor: 'danger' },
  // Browsers paint what they fill in themselves; the shadow puts our ground back.
  '&:autofill': {
    WebkitTextFillColor: 'var(--b-colors-ink)',
    boxShadow: 'inset 0 0 0 100px var(--b-colors-ground)',
    caretColor: 'var(--b-colors-ink)',
  },
} as const;

interface TextFieldProps
  extends Pick<
    ComponentProps<'input'>,
    'type' | 'name' | 'autoComplete' | 'inputMode' | 'defaultValue' | 'spellCheck' | 'autoCapitalize'
  > {
  readonly label: string;
  readonly field: FieldState;
  /** Stands inside the field, at its end. */
  readonly control?: ReactNode;
  /** Stands beside the problem: a way out of it. */
  readonly wayOut?: ReactNode;
}

/** A line to type in, with its name above and what is wrong with it below. The room for that is always there. */
export function TextField({ label, field, control, wayOut, ...rest }: TextFieldProps) {
  const id = useId();
  const { problem, ref, onBlur, onFocus, onInput } = field;
  return (
    <div>
      <chakra.label htmlFor={id} display="block" marginBottom="6px" fontWeight={600} fontSize="0.9375rem">
        {label}
      </chakra.label>
      <Box position="relative">
        <chakra.input
          {...rest}
          {...{ id, ref, onBlur, onFocus, onInput }}
          css={input}
          {...(control ? { paddingRight: '4.75rem' } : {})}
          aria-required
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
        />
        {control}
      </Box>
      <chakra.p
        id={`${id}-problem`}
        aria-live="polite"
        minHeight="2rem"
        paddingTop={1}
        textStyle="small"
        color="danger"
      >
        {problem}
        {problem !== undefined && wayOut}
      </chakra.p>
    </div>
  );
}
