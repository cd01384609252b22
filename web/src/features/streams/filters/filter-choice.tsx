import { capital } from '@boma/domain/capital.ts';
import { chakra } from '../../../components/ui.ts';

interface FilterChoiceProps {
  readonly label: string;
  /** The words for no filter. */
  readonly all: string;
  readonly value: string | undefined;
  readonly options: readonly string[];
  readonly onChange: (value: string) => void;
}

/** One filter: a menu of the browser, which works by keyboard and on a phone. */
export function FilterChoice({ label, all, value, options, onChange }: FilterChoiceProps) {
  return (
    <chakra.select
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      flexShrink={0}
      height="44px"
      maxWidth="9.5rem"
      paddingInline={3}
      borderWidth="1px"
      borderRadius="full"
      borderColor={value ? 'accent' : 'hairline'}
      background={value ? 'accentSoft' : 'transparent'}
      color="ink"
      fontWeight={value ? 600 : 400}
      textStyle="small"
      cursor="pointer"
      css={{ '& option': { background: 'surface', color: 'ink' } }}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {capital(option)}
        </option>
      ))}
    </chakra.select>
  );
}
