import { chakra } from '../ui.ts';

const choices = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingX: 4,
    borderWidth: '1px',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { borderColor: 'accent' },
    '&:has(:checked)': { background: 'accent', color: 'onAccent', borderColor: 'accent' },
    '@media (forced-colors: active)': {
      '&:has(:checked)': {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        borderColor: 'Highlight',
        color: 'HighlightText',
      },
    },
    '&:has(:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'accent',
      outlineOffset: '3px',
      '@media (forced-colors: active)': { outlineColor: 'CanvasText' },
    },
  },
  '& input': { position: 'absolute', opacity: 0, pointerEvents: 'none' },
} as const;

/** What a field offers, and the words for it. */
export interface Choice {
  readonly value: string;
  readonly text: string;
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly name: string;
  readonly options: readonly Choice[];
  /** The value that is chosen at first. */
  readonly first?: string;
  /** The value that is chosen, where something else keeps it, such as the address. */
  readonly chosen?: string;
  readonly onChoose?: (value: string) => void;
}

/** One of a few, all in sight. */
export function ChoiceField({ label, name, options, first, chosen, onChoose }: ChoiceFieldProps) {
  return (
    <fieldset>
      <chakra.legend fontWeight={600} fontSize="0.9375rem" marginBottom={2}>
        {label}
      </chakra.legend>
      <chakra.div css={choices}>
        {options.map(({ value, text }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              {...(chosen === undefined
                ? { defaultChecked: value === first }
                : { checked: value === chosen })}
              onChange={() => onChoose?.(value)}
            />
            {text}
          </label>
        ))}
      </chakra.div>
    </fieldset>
  );
}
