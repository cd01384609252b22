import { useId } from 'react';
import { checkLook } from '../form/check-look.ts';
import { SelectField } from '../form/select-field.tsx';
import { TextArea } from '../form/text-area.tsx';
import { TextField } from '../form/text-field.tsx';
import type { FieldState } from '../form/use-form.ts';
import { chakra } from '../ui.ts';
import type { EditField } from './edit-kind.ts';
import { PictureField } from './picture-field.tsx';

const row = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 3,
  minHeight: '44px',
  paddingY: '10px',
  cursor: 'pointer',
  fontWeight: 600,
  fontSize: '0.9375rem',
  '& input': { ...checkLook, marginTop: '2px' },
} as const;

interface CheckFieldProps extends FieldState {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly defaultChecked: boolean;
}

/** Yes or no. */
function CheckField({ label, hint, problem, ...field }: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      <chakra.label css={row}>
        <input type="checkbox" aria-invalid={problem !== undefined} aria-describedby={id} {...field} />
        {label}
      </chakra.label>
      <chakra.p
        id={id}
        aria-live="polite"
        textStyle="small"
        color={problem === undefined ? 'muted' : 'danger'}
        paddingLeft="32px"
        paddingBottom={3}
      >
        {problem ?? hint}
      </chakra.p>
    </div>
  );
}

type Options = NonNullable<EditField<string>['options']>;

interface EditFieldProps<F extends string> {
  readonly field: EditField<F>;
  readonly state: FieldState;
  readonly first: string;
  /** The thing exists, so what is fixed cannot change. */
  readonly exists: boolean;
}

const FIXED = 'This is part of the address, so it stays.';

/** What is stored stays chosen where it is offered no more, such as a camera that is a draft now. */
const withStored = (options: Options, first: string): Options =>
  first === '' || options.some(({ value }) => value === first)
    ? options
    : [...options, { value: first, text: `${first} (no longer offered)` }];

/** The field of a form by its description. */
export function EditFieldView<F extends string>({ field, state, first, exists }: EditFieldProps<F>) {
  const { label, kind = 'line', options = [], maxLength = state.maxLength, fixed = false } = field;
  const isFixed = fixed && exists;
  const hint = isFixed ? FIXED : field.hint;
  if (kind === 'hidden') return <input type="hidden" name={state.name} defaultValue={first} />;
  if (kind === 'switch')
    return <CheckField {...state} label={label} hint={hint} defaultChecked={first === 'on'} />;
  const common = { ...state, label, hint, maxLength, defaultValue: first };
  if (kind === 'choice') return <SelectField {...common} options={withStored(options, first)} />;
  if (kind === 'text') return <TextArea {...common} />;
  if (kind === 'picture')
    return <PictureField {...common} shape={field.shape ?? 'cover'} none={field.none} />;
  return (
    <TextField
      {...common}
      type={kind === 'date' ? 'date' : kind === 'moment' ? 'datetime-local' : 'text'}
      {...(kind === 'number' ? { inputMode: 'decimal' as const } : {})}
      readOnly={isFixed}
      autoComplete="off"
    />
  );
}
