import { PICKS_MAX } from '@boma/domain/alerts/alerts.constants.ts';
import { chakra } from '../../../components/ui.ts';
import { CheckRow } from './check-row.tsx';

export interface Pick {
  readonly value: string;
  readonly text: string;
}

/** Choices that belong together, with their name. */
export type PickGroup = readonly [name: string, choices: readonly Pick[]];

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
  /** One group stands open; of several each is folded. */
  readonly groups: readonly PickGroup[];
  readonly picked: readonly string[];
  readonly onPick: (picked: string[]) => void;
}

function Group({
  group: [name, choices],
  picked,
  onPick,
}: { group: PickGroup } & Omit<PickListProps, 'title' | 'groups'>) {
  const toggle = (value: string, wanted: boolean) =>
    onPick(wanted ? [...picked, value] : picked.filter((each) => each !== value));
  return (
    <chakra.div role="group" aria-label={name} css={list}>
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
  );
}

/** A long list of which most viewers pick a few: closed at first, with what is picked in its title. */
export function PickList({ title, groups, picked, onPick }: PickListProps) {
  const isPicked = ({ value }: Pick) => picked.includes(value);
  const names = groups.flatMap(([, choices]) => choices.filter(isPicked)).map(({ text }) => text);
  return (
    <details>
      <chakra.summary css={summary}>
        {title}
        <chakra.span color="muted">: {names.length === 0 ? 'none' : names.join(', ')}</chakra.span>
      </chakra.summary>
      {groups.length === 1
        ? groups.map((group) => (
            <Group key={title} group={[title, group[1]]} picked={picked} onPick={onPick} />
          ))
        : groups.map((group) => (
            <chakra.details key={group[0]} paddingLeft={4}>
              <chakra.summary css={summary}>
                {group[0]}{' '}
                <chakra.span color="muted" fontVariantNumeric="tabular-nums">
                  {group[1].filter(isPicked).length} of {group[1].length}
                </chakra.span>
              </chakra.summary>
              <Group group={group} picked={picked} onPick={onPick} />
            </chakra.details>
          ))}
    </details>
  );
}
