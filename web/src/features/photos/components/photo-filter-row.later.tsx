import { capital } from '@boma/domain/capital.ts';
import { isShown, offeredAnimals } from '@boma/domain/sightings/species.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { choiceArrow } from '../../../components/form/field-frame.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAnimals } from '../../../lib/animals.ts';
import { useArePagesAnswered } from '../../../lib/edited-pages.ts';

/** One line: the first option of each says what it chooses. */
const row = {
  display: 'flex',
  gap: 2,
  '& select': {
    flex: '0 1 13rem',
    minWidth: 0,
    height: '44px',
    paddingInline: 4,
    borderWidth: '1px',
    borderRadius: 'full',
    backgroundColor: 'ground',
    color: 'ink',
    textStyle: 'small',
    cursor: 'pointer',
    ...choiceArrow,
    '&:not(:has(option[value=""]:checked))': {
      borderColor: 'accent',
      backgroundColor: 'accentSoft',
      fontWeight: 600,
    },
  },
  '& option': { background: 'surface', color: 'ink' },
} as const;

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, all, value, onChoose, children }: ChoiceProps) {
  return (
    <select aria-label={label} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      <option value="">{all}</option>
      {children}
    </select>
  );
}

interface PhotoFilterRowProps {
  readonly streams: readonly Pick<StreamView, 'slug' | 'name'>[];
  /** The slug of a camera, and the name of an animal. Empty: all. */
  readonly camera: string;
  readonly animal: string;
  readonly onChoose: (key: 'camera' | 'animal', value: string) => void;
}

/** Which photos the wall shows: of one camera, with one animal. */
export default function PhotoFilterRow({ streams, camera, animal, onChoose }: PhotoFilterRowProps) {
  const animals = useAnimals();
  const isAnswered = useArePagesAnswered();
  const isUnknown = animal !== '' && isAnswered && !isShown(animals, animal);
  const showAll = useEffectEvent(() => onChoose('animal', ''));
  // An address can name anything.
  useEffect(() => {
    if (isUnknown) showAll();
  }, [isUnknown]);
  return (
    <chakra.search css={row} aria-label="Filter the photos">
      <Choice label="Camera" all="All cameras" value={camera} onChoose={(value) => onChoose('camera', value)}>
        {streams.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice label="Animal" all="All animals" value={animal} onChoose={(value) => onChoose('animal', value)}>
        {offeredAnimals(animals, [animal]).map((name) => (
          <option key={name} value={name}>
            {capital(name)}
          </option>
        ))}
      </Choice>
    </chakra.search>
  );
}
