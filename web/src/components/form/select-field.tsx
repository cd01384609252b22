import type { ComponentProps } from 'react';
import { chakra } from '../ui.ts';
import { choiceArrow, FieldFrame, type FieldFrameProps, fieldLook } from './field-frame.tsx';

const select = {
  ...fieldLook,
  ...choiceArrow,
  minHeight: '48px',
  paddingInline: 4,
  '& option': { color: 'initial' },
} as const;

const unlimited = { maxLength: undefined };

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'color'>, FieldFrameProps {
  /** As every field has it; a choice has no length. */
  readonly maxLength?: number | undefined;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

/** One of many, chosen from the browser's own list. */
export function SelectField({ label, problem, hint, wayOut, options, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame label={label} problem={problem} hint={hint} wayOut={wayOut}>
      {(described) => (
        <chakra.select {...rest} {...unlimited} {...described} css={select}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </chakra.select>
      )}
    </FieldFrame>
  );
}
