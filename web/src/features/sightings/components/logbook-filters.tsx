import { capital } from '@boma/domain/capital.ts';
import type { LogbookFilter } from '@boma/domain/sightings/sightings.schema.ts';
import { offeredAnimals } from '@boma/domain/sightings/species.ts';
import { Button } from '../../../components/button.ts';
import { choiceArrow, fieldLook } from '../../../components/form/field-frame.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAnimals } from '../../../lib/animals.ts';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  alignItems: 'end',
  '& label': { display: 'grid', gap: '6px', fontSize: '0.875rem', fontWeight: 600 },
  '& select, & input': {
    ...fieldLook,
    minHeight: '44px',
    minWidth: '9.5rem',
    paddingInline: 3,
    fontWeight: 400,
  },
  '& select': choiceArrow,
  '& option': { background: 'surface', color: 'ink' },
  '@media (max-width: 479px)': { '& label': { flex: '1 1 9rem' } },
} as const;

export interface CameraChoice {
  readonly slug: string;
  readonly name: string;
}

interface LogbookFiltersProps {
  readonly filter: LogbookFilter;
  readonly cameras: readonly CameraChoice[];
  /** The last day that can be chosen, as '2026-03-05'. */
  readonly today: string | undefined;
  /** Called with the part of the filter that the viewer has changed. */
  readonly onChange: (part: LogbookFilter) => void;
  readonly onClear: () => void;
}

/** What the logbook shows: by camera, animal and day at camp. */
export function LogbookFilters({ filter, cameras, today, onChange, onClear }: LogbookFiltersProps) {
  const { camera = '', species = '', day = '' } = filter;
  const animals = useAnimals();
  return (
    <chakra.search css={row} aria-label="Filter the logbook">
      <label>
        Camera
        <select value={camera} onChange={(event) => onChange({ camera: event.target.value })}>
          <option value="">All cameras</option>
          {cameras.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Animal
        <select value={species} onChange={(event) => onChange({ species: event.target.value })}>
          <option value="">All animals</option>
          {offeredAnimals(animals, [species]).map((name) => (
            <option key={name} value={name}>
              {capital(name)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Day (camp time)
        <input
          type="date"
          value={day}
          max={today}
          onChange={(event) => onChange({ day: event.target.value })}
        />
      </label>
      {(camera || species || day) && (
        <Button look="quiet" onClick={onClear}>
          Clear
        </Button>
      )}
    </chakra.search>
  );
}
