import { SelectField } from '../form/select-field.tsx';
import { TextArea } from '../form/text-area.tsx';
import { TextField } from '../form/text-field.tsx';
import type { FieldState } from '../form/use-form.ts';
import { CheckField } from './check-field.tsx';
import type { EditField } from './edit-kind.ts';

interface EditFieldProps<F extends string> {
  readonly field: EditField<F>;
  readonly state: FieldState;
  readonly first: string;
  /** The thing exists, so what is fixed cannot change. */
  readonly exists: boolean;
}

const FIXED = 'This is part of the address, so it stays.';

/** The field of a form by its description. */
export function EditFieldView<F extends string>({ field, state, first, exists }: EditFieldProps<F>) {
  const { label, kind = 'line', options = [], maxLength = 400, fixed = false } = field;
  const isFixed = fixed && exists;
  const hint = isFixed ? FIXED : field.hint;
  if (kind === 'switch')
    return <CheckField {...state} label={label} hint={hint} defaultChecked={first === 'on'} />;
  const common = { ...state, label, hint, defaultValue: first };
  if (kind === 'choice') return <SelectField {...common} options={options} />;
  if (kind === 'text') return <TextArea {...common} maxLength={maxLength} />;
  return (
    <TextField
      {...common}
      type={kind === 'date' ? 'date' : kind === 'moment' ? 'datetime-local' : 'text'}
      {...(kind === 'number' ? { inputMode: 'decimal' as const } : {})}
      {...(field.maxLength === undefined ? {} : { maxLength: field.maxLength })}
      readOnly={isFixed}
      autoComplete="off"
    />
  );
}
