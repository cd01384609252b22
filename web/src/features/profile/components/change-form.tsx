import { FormEnd, FormFrame } from '../../../components/form/form-frame.tsx';
import { TextField, type TextFieldProps } from '../../../components/form/text-field.tsx';
import { type FormOptions, useForm } from '../../../components/form/use-form.ts';
import { chakra } from '../../../components/ui.ts';

export interface ChangeFormProps<F extends string, T> extends Omit<FormOptions<F, T>, 'fields'> {
  readonly fields: readonly (Omit<TextFieldProps, 'name' | 'problem' | 'maxLength' | 'onInput'> & {
    readonly name: F;
  })[];
  /** What the button says, before and while it sends. */
  readonly text: string;
  readonly busyText: string;
  readonly onLeave: () => void;
}

/** A form of the profile, which opens in place of the button that asked for it. */
export function ChangeForm<F extends string, T>(props: ChangeFormProps<F, T>) {
  const { fields, text, busyText, onLeave, ...options } = props;
  const form = useForm({ ...options, fields: fields.map(({ name }) => name) });
  return (
    <FormFrame form={form} opensInPlace guarded>
      <chakra.div display="grid" gap={2} maxWidth="26rem">
        {fields.map((field) => (
          <TextField key={field.name} {...field} {...form.field(field.name)} />
        ))}
        <FormEnd form={form} text={text} busyText={busyText} onLeave={onLeave} />
      </chakra.div>
    </FormFrame>
  );
}
