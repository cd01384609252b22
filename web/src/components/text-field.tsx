import { type ComponentProps, useId } from 'react';
import { chakra } from './ui.ts';

const box = {
  width: '100%',
  minHeight: '48px',
  paddingX: 4,
  borderWidth: '1px',
  borderRadius: 'md',
  background: 'surface',
  '&:hover': { borderColor: 'muted' },
  '&[aria-invalid=true]': { borderColor: 'danger' },
} as const;

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'color'> {
  readonly label: string;
  /** What is wrong with it; stands under it and is read with it. */
  readonly problem?: string | undefined;
  readonly hint?: string;
}

/** A labelled line of text, with what is wrong with it right below. */
export function TextField({ label, problem, hint, ...input }: TextFieldProps) {
  const id = useId();
  const note = problem ?? hint;
  return (
    <chakra.div display="grid" gap={2}>
      <chakra.label htmlFor={id} fontWeight={600} fontSize="0.9375rem">
        {label}
      </chakra.label>
      <chakra.input
        {...input}
        id={id}
        css={box}
        aria-invalid={problem !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
      />
      {note !== undefined && (
        <chakra.p id={`${id}-note`} textStyle="small" color={problem === undefined ? 'muted' : 'danger'}>
          {note}
        </chakra.p>
      )}
    </chakra.div>
  );
}
