import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { Ref } from 'react';
import { chakra, Flex } from '../ui.ts';
import type { PerRow } from './columns.ts';

export interface PerRowOption {
  readonly perRow: PerRow;
  /** For a list whose columns are CSS's choice: what shows the button as pressed, or hides it. */
  readonly css?: SystemStyleObject;
}

interface PerRowButtonsProps {
  /** The accessible name: 'Cameras per row'. */
  readonly label: string;
  /** What stands before the numbers. */
  readonly words?: string;
  readonly options: readonly PerRowOption[];
  /** The number of columns that the list has. */
  readonly shown: number | undefined;
  readonly onChoose: (perRow: PerRow) => void;
  readonly ref?: Ref<HTMLDivElement>;
  readonly css?: SystemStyleObject;
}

/** The numbers of cards per row, one of them pressed. */
export function PerRowButtons({
  label,
  words = 'Per row',
  options,
  shown,
  onChoose,
  ref,
  css,
}: PerRowButtonsProps) {
  return (
    <Flex
      ref={ref}
      role="group"
      aria-label={label}
      align="center"
      gap={1}
      textStyle="small"
      color="muted"
      css={css}
    >
      <chakra.span aria-hidden="true" marginRight={1}>
        {words}
      </chakra.span>
      {options.map(({ perRow, css: own }) => (
        <chakra.button
          key={perRow}
          type="button"
          aria-pressed={shown === perRow}
          onClick={() => onChoose(perRow)}
          minWidth="40px"
          height="40px"
          borderRadius="sm"
          fontVariantNumeric="tabular-nums"
          fontWeight={600}
          _hover={{ color: 'ink' }}
          css={own}
        >
          {perRow}
        </chakra.button>
      ))}
    </Flex>
  );
}
