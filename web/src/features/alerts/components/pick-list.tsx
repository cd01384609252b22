import { PICKS_MAX } from '@boma/domain/alerts/alerts.constants.ts';
import { chakra } from '../../../components/ui.ts';
import { CheckRow } from './check-row.tsx';

const summary = {
  minHeight: '44px',
  paddingY: '10px',
  cursor: 'pointer',
  _focusVisible: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '3px' },
} as const;
const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  columnGap: 4,
  paddingLeft: 4,
} as const;

interface PickListProps {
  readonly title: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly picked: readonly string[];
  readonly onPick: (picked: string[]) => void;
}

/** A long list of which most viewers pick a few: closed at first, with what is picked in its title. */
export function PickList({ title, choices, picked, onPick }: PickListProps) {
  const names = choices.filter(({ value }) => picked.includes(value)).map(({ text }) => text);
  const toggle = (value: string, wanted: boolean) =>
    onPick(wanted ? [...picked, value] : picked.filter((each) => each !== value));
  return (
    <details>
      <chakra.summary css={summary}>
        {title}
        <chakra.span color="muted">: {names.length === 0 ? 'none' : names.join(', ')}</chakra.span>
      </chakra.summary>
      <chakra.div role="group" aria-label={title} css={list}>
        {choices.map(({ value, text }) => {
          const isPicked = picked.includes(value);
          return (
            <CheckRow
              key={value}
              checked={isPicked}
              disabled={!isPicked && picked.length >= PICKS_MAX}
              onChange={(wanted) => toggle(value, wanted)}
            >
              {text}
            </CheckRow>
          );
        })}
      </chakra.div>
    </details>
  );
}
