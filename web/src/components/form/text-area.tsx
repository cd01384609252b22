import { type ComponentProps, useState } from 'react';
import { Box, chakra } from '../ui.ts';
import { FieldFrame, type FieldFrameProps, fieldLook } from './field-frame.tsx';

const area = {
  ...fieldLook,
  display: 'block',
  // Grows with what is written, where the browser can.
  fieldSizing: 'content',
  maxHeight: 'max(60dvh, 12rem)',
  padding: 3,
  paddingBottom: 7,
  lineHeight: 1.5,
  resize: 'vertical',
} as const;

const count = {
  position: 'absolute',
  right: 3,
  bottom: 2,
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
  color: 'muted',
  pointerEvents: 'none',
} as const;

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'color'>, FieldFrameProps {
  /** Characters. Undefined: not known yet, so none is shown. */
  readonly maxLength: number | undefined;
  /** Typing ends at the limit. Otherwise a longer text, which may be pasted, stays whole, and the schema says that it is too long. */
  readonly cuts?: boolean;
}

/** Several lines to type in, which count how many characters are left. */
export function TextArea({
  label,
  problem,
  hint,
  wayOut,
  maxLength,
  cuts = false,
  rows = 2,
  onInput,
  ...rest
}: TextAreaProps) {
  const [length, setLength] = useState(() => String(rest.defaultValue ?? '').length);
  const limit = maxLength && `At most ${maxLength.toLocaleString('en-US')} characters.`;
  return (
    <FieldFrame
      label={label}
      problem={problem}
      hint={
        <>
          {hint} {limit && <chakra.span srOnly>{limit}</chakra.span>}
        </>
      }
      wayOut={wayOut}
    >
      {(described) => (
        <Box position="relative">
          <chakra.textarea
            dir="auto"
            {...rest}
            {...described}
            css={[area, { minHeight: `calc(${rows * 1.5}em + 2.75rem)` }]}
            maxLength={cuts ? maxLength : undefined}
            onInput={(event) => {
              setLength(event.currentTarget.value.length);
              onInput?.(event);
            }}
          />
          {/* For the eye: the limit is part of the description, which says it in words. */}
          <chakra.span css={count} aria-hidden="true">
            {maxLength && `${length}/${maxLength}`}
          </chakra.span>
        </Box>
      )}
    </FieldFrame>
  );
}
