import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button.ts';
import { TextField, type TextFieldProps } from '../../../components/text-field.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { type Change, useChangeForm } from '../hooks/use-change-form.ts';

export interface ChangeFormProps<F extends string> extends Change<F> {
  readonly fields: readonly (Omit<TextFieldProps, 'name' | 'problem' | 'onInput'> & { readonly name: F })[];
  /** What the button says, before and while it sends. */
  readonly text: string;
  readonly busyText: string;
  readonly onLeave: () => void;
}

/** A form that opens in place, with the cursor in its first field. */
export function ChangeForm<F extends string>({
  fields,
  text,
  busyText,
  onLeave,
  ...change
}: ChangeFormProps<F>) {
  const { problems, busy, clear, submit } = useChangeForm(
    fields.map(({ name }) => name),
    change,
  );
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  return (
    <chakra.form ref={element} noValidate onSubmit={submit} display="grid" gap={2} maxWidth="26rem">
      {fields.map((field) => (
        <TextField
          key={field.name}
          {...field}
          problem={problems[field.name]}
          onInput={() => clear(field.name)}
        />
      ))}
      {problems.form !== undefined && (
        <chakra.p role="alert" textStyle="small" color="danger">
          {problems.form}
        </chakra.p>
      )}
      <Flex gap={3} wrap="wrap">
        <Button type="submit" aria-disabled={busy}>
          {busy ? busyText : text}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          Cancel
        </Button>
      </Flex>
    </chakra.form>
  );
}
