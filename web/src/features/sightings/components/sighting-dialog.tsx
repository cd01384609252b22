import { capital } from '@boma/domain/capital.ts';
import { SIGHTING_MESSAGE_MAX, SIGHTING_TEXTS } from '@boma/domain/sightings/sightings.constants.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { SPECIES } from '@boma/domain/sightings/species.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { Problem } from '../../../components/form/form-frame.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { showToast } from '../../../lib/toasts.ts';
import { listCategories, postSighting } from '../api/sighting-calls.ts';
import { sightingProblem } from '../sighting-words.ts';
import { JustPosted } from './just-posted.tsx';

interface Details {
  readonly count: string;
  readonly message: string;
  /** The id of a kind of alert; empty: the one of the animal. */
  readonly kind: string;
}

const NO_DETAILS: Details = { count: '', message: '', kind: '' };

const animals = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: 2,
} as const;

const two = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '8rem minmax(0, 1fr)' },
} as const;

interface FieldsProps {
  readonly details: Details;
  readonly onChange: (part: Partial<Details>) => void;
}

function DetailFields({ details, onChange }: FieldsProps) {
  const { answer: categories = [] } = useAnswer(listCategories, {
    doing: 'Reading the kinds of alert',
  });
  const options = [
    { value: '', text: 'The one of the animal' },
    ...categories.map(({ id, name }) => ({ value: String(id), text: name })),
  ];
  return (
    <>
      <chakra.div css={two}>
        <TextField
          label="How many"
          type="number"
          inputMode="numeric"
          min={1}
          value={details.count}
          onChange={(event) => onChange({ count: event.currentTarget.value })}
        />
        <TextField
          label="What they do"
          value={details.message}
          maxLength={SIGHTING_MESSAGE_MAX}
          autoComplete="off"
          onChange={(event) => onChange({ message: event.currentTarget.value })}
        />
      </chakra.div>
      <SelectField
        label="Kind of alert"
        options={options}
        value={details.kind}
        onChange={(event) => onChange({ kind: event.currentTarget.value })}
      />
    </>
  );
}

interface PostProps {
  readonly stream: StreamView;
  readonly details: Details;
  readonly onPosted: (sighting: Sighting | null) => void;
}

function usePost({ stream, details, onPosted }: PostProps) {
  return useAction(
    async (species: string) => {
      const { count, message, kind } = details;
      const sighting = await postSighting({
        stream: stream.slug,
        species,
        count: count === '' ? null : Number(count),
        message,
        ...(kind !== '' && { notification_category_id: Number(kind) }),
      });
      onPosted(sighting);
    },
    { doing: 'Posting a sighting', problemOf: sightingProblem },
  );
}

/** The animals that are likely here, and all others. A press posts. */
function Animals({
  stream,
  busy,
  onChoose,
}: {
  stream: StreamView;
  busy: boolean;
  onChoose: (name: string) => void;
}) {
  const likely = stream.species.map(({ name }) => name).filter((name) => SPECIES.has(name));
  const others = [...SPECIES.keys()].filter((name) => !likely.includes(name)).sort();
  const list = (names: readonly string[]) => (
    <chakra.div css={animals}>
      {names.map((name) => (
        <Button key={name} look="quiet" aria-disabled={busy} onClick={() => onChoose(name)}>
          {capital(name)}
        </Button>
      ))}
    </chakra.div>
  );
  return (
    <>
      {list(likely)}
      <chakra.details marginTop={4} open={likely.length === 0}>
        <chakra.summary cursor="pointer" lineHeight="44px" fontWeight={600}>
          Another animal
        </chakra.summary>
        {list(others)}
      </chakra.details>
    </>
  );
}

/** Says what was posted. A withheld sighting is said to be kept. */
function announce(sighting: Sighting | null, camera: string): void {
  const text = sighting ? `${sighting.caption} at ${camera} is posted.` : SIGHTING_TEXTS.withheld;
  showToast({
    kind: 'app',
    text,
    tone: sighting ? 'success' : 'warning',
    ...(!sighting && { timeout: 7000 }),
  });
}

/** For staff: who is at the camera. One press on an animal posts it, with the picture of this moment. */
export default function SightingDialog({
  stream,
  onClose,
}: {
  readonly stream: StreamView;
  readonly onClose: () => void;
}) {
  const [details, setDetails] = useState(NO_DETAILS);
  const { busy, problem, run } = usePost({
    stream,
    details,
    onPosted: (sighting) => {
      announce(sighting, stream.name);
      onClose();
    },
  });
  return (
    <Dialog title={`Who is at ${stream.name}?`} open onClose={onClose}>
      <chakra.p color="muted" marginBottom={4}>
        A press on the animal posts it, with the picture of this moment.
      </chakra.p>
      <Animals stream={stream} busy={busy} onChoose={(name) => void run(name)} />
      <Problem>{problem}</Problem>
      <chakra.details marginTop={2}>
        <chakra.summary cursor="pointer" lineHeight="44px" fontWeight={600}>
          Say first how many, and what they do
        </chakra.summary>
        <DetailFields
          details={details}
          onChange={(part) => setDetails((before) => ({ ...before, ...part }))}
        />
      </chakra.details>
      <Flex direction="column" marginTop={4}>
        <JustPosted slug={stream.slug} />
      </Flex>
    </Dialog>
  );
}
