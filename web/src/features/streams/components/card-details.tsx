import { likelySpecies } from '@boma/domain/streams/place.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { chakra } from '../../../components/ui.ts';
import type { LightNow } from '../now/light-now.tsx';

const style = {
  display: 'grid',
  gap: 1,
  textStyle: 'small',
  color: 'muted',
  // The light comes later. Its room is kept, so that the place does not wrap then.
  '& [data-card-place]': { display: 'grid', gridTemplateColumns: '1fr minmax(4.25rem, auto)', columnGap: 3 },
  // In a narrow card it breaks between the place and its country.
  '& [data-card-place] > :first-child': { textWrap: 'balance' },
  '& [data-card-place] > :last-child': {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'flex-end',
  },
  '& [data-card-note]': {
    marginTop: 2,
    paddingLeft: 3,
    borderLeftWidth: '2px',
    borderColor: 'accent',
  },
  '& [data-card-note] > p': { color: 'ink' },
} as const;

export interface CardDetailsProps {
  readonly stream: StreamView;
  /** Undefined until its code has come. */
  readonly now: { readonly LightNow: typeof LightNow } | undefined;
  readonly noteId: string;
}

/** Below the picture of a camera: where it is, its light, what is likely there, and the ranger's note. */
export function CardDetails({
  stream: { place, species, status_update: note },
  now,
  noteId,
}: CardDetailsProps) {
  const likely = likelySpecies(species).join(', ');
  return (
    <chakra.div css={style}>
      {place && (
        <div data-card-place="">
          <span data-written="">
            {place.name}, {place.country}
          </span>
          <span>{now && <now.LightNow place={place} />}</span>
        </div>
      )}
      {likely && <p>Likely: {likely}</p>}
      {note && (
        <div data-card-note="">
          Ranger’s note
          <p id={noteId}>{note}</p>
        </div>
      )}
    </chakra.div>
  );
}
