import { type ComponentProps, useId } from 'react';
import type { Choice } from '../form/choice-field.tsx';
import { fieldLook } from '../form/field-frame.tsx';
import { chakra } from '../ui.ts';

// What stands beside the heading of a page of the staff area. It is as high as a button, and has no room for problems.

const tool = { ...fieldLook, minHeight: '44px', paddingInline: 3, fontSize: '0.9375rem' } as const;

interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'color' | 'type'> {
  /** 'Find a camera' */
  readonly label: string;
}

/** Finds something in the list below. */
export function SearchBox({ label, ...rest }: SearchBoxProps) {
  return (
    <chakra.search flex={{ base: '1 1 9rem', md: '0 1 15rem' }} minWidth={0}>
      <chakra.input
        {...rest}
        type="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        css={{ ...tool, '&::placeholder': { color: 'muted', opacity: 1 } }}
      />
    </chakra.search>
  );
}

const labelled = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minWidth: 0,
  fontSize: '0.9375rem',
  color: 'muted',
  // The choices speak for themselves.
  '& label': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  position: 'relative',
  '& select': {
    ...tool,
    width: { base: '100%', md: 'auto' },
    minWidth: 0,
    // Three tools fit beside a heading.
    maxWidth: { md: '11rem', xl: 'none' },
  },
  flex: { base: '1 1 8rem', md: 'none' },
  '& option': { color: 'initial' },
} as const;

interface ToolSelectProps extends Omit<ComponentProps<'select'>, 'id' | 'color'> {
  readonly label: string;
  readonly options: readonly Choice[];
}

/** A filter or an order, of many. */
export function ToolSelect({ label, options, ...rest }: ToolSelectProps) {
  const id = useId();
  return (
    <chakra.span css={labelled}>
      <label htmlFor={id}>{label}</label>
      <select {...rest} id={id}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </chakra.span>
  );
}

const choice = {
  display: 'inline-flex',
  padding: '3px',
  borderWidth: '1px',
  borderRadius: 'full',
  background: 'surface',
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '36px',
    paddingX: 4,
    borderRadius: 'full',
    fontSize: '0.9375rem',
    color: 'muted',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    _hover: { color: 'ink' },
    '&:has(:checked)': { background: 'accentSoft', color: 'ink', fontWeight: 600 },
    '@media (forced-colors: active)': {
      '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  },
  '& input': { position: 'absolute', opacity: 0, pointerEvents: 'none' },
} as const;

interface ToolChoiceProps {
  /** For screen readers: what is chosen. */
  readonly label: string;
  readonly name: string;
  readonly options: readonly Choice[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** A filter of a few, all in sight. */
export function ToolChoice({ label, name, options, chosen, onChoose }: ToolChoiceProps) {
  return (
    <chakra.fieldset css={choice}>
      <chakra.legend srOnly>{label}</chakra.legend>
      {options.map(({ value, text }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {text}
        </label>
      ))}
    </chakra.fieldset>
  );
}
