import type { ComponentProps, ReactNode } from 'react';
import { Box, chakra } from '../ui.ts';
import { FieldFrame, type FieldFrameProps, fieldLook } from './field-frame.tsx';

const input = { ...fieldLook, minHeight: '48px', paddingInline: 4 } as const;

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'color'>, FieldFrameProps {
  /** Stands inside the field, at its end. */
  readonly control?: ReactNode;
}

/** A line to type in. */
export function TextField({ label, problem, hint, wayOut, control, ...rest }: TextFieldProps) {
  return (
    <FieldFrame label={label} problem={problem} hint={hint} wayOut={wayOut}>
      {(described) => (
        <Box position="relative">
          <chakra.input
            {...rest}
            {...described}
            css={input}
            {...(control ? { paddingRight: '4.75rem' } : {})}
          />
          {control}
        </Box>
      )}
    </FieldFrame>
  );
}
