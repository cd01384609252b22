import { capital } from '@boma/domain/capital.ts';
import { SIGHTING_TEXTS } from '@boma/domain/sightings/sightings.constants.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { reportedAnimals } from '@boma/domain/sightings/species.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useRef, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormFrame, Problem } from '../../../components/form/form-frame.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useAskFirst } from '../../../components/form/use-ask-first.ts';
import { type Form, useForm } from '../../../components/form/use-form.ts';
import { chakra, Flex } from '../../../components/ui.ts';
import { useAnimals } from '../../../lib/animals.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { showToast } from '../../../lib/toasts.ts';
import { listCategories, postSighting, removeSighting } from '../api/sighting-calls.ts';
import { clockWords, sightingProblem } from '../sighting-words.ts';
import { reporting, type SightingField, sightingFields, toReport } from '../typed-sighting.ts';

/** What staff have posted at this camera in the last minutes, so that a slip is undone where it was made. */
function JustPosted({ slug }: { readonly slug: string }) {
  const sightings = useLiveSite()?.sightings.filter(({ stream }) => stream.slug === slug) ?? [];
  if (sightings.length === 0) return null;
  return (
    <section aria-labelledby="just-posted">
      <chakra.h3 id="just-posted" fontWeight={600} marginBottom={2}>
        Posted just now
      </chakra.h3>
      <ul>
        {sightings.map(({ id, caption, created_ts }) => (
          <Flex
            as="li"
            key={id}
            align="center"
            justify="space-between"
            gap={4}
            paddingY={2}
            borderTopWidth="1px"
          >
            <span>
              {caption} · {clockWords(created_ts)}
            </span>
            <ConfirmButton
              name={`Remove: ${caption}, ${clockWords(created_ts)}`}
              question="Remove this sighting, its picture and its notice in the chat?"
              yes="Yes, remove it"
              no="Keep it"
              onConfirm={() => removeSighting(id)}
              problemOf={sightingProblem}
            >
              Remove
            </ConfirmButton>
          </Flex>
        ))}
      </ul>
    </section>
  );
}

const animals = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: 2,
  '& [aria-disabled=true]': { opacity: 0.6, cursor: 'progress' },
} as const;

const two = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '8rem minmax(0, 1fr)' },
} as const;

function DetailFields({ form }: { readonly form: Form<SightingField> }) {
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
        <TextField {...form.field('count')} label="How many" type="number" inputMode="numeric" min={1} />
        <TextField {...form.field('message')} label="What they do" autoComplete="off" />
      </chakra.div>
      <SelectField
        {...form.field('notification_category_id')}
        label="Kind of alert"
        options={options}
        defaultValue=""
      />
    </>
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
  const names = reportedAnimals(useAnimals());
  const likely = stream.species.map(({ name }) => name).filter((name) => names.includes(name));
  const others = names.filter((name) => !likely.includes(name));
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
  const species = useRef<HTMLInputElement>(null);
  const [report] = useState(() => reporting(postSighting));
  const { onGuard, askFirst } = useAskFirst();
  const form = useForm({
    fields: sightingFields,
    schema: async () => (await import('@boma/domain/sightings/sightings.schema.ts')).postSightingInput,
    toInput: toReport,
    summary: 'Please look at how many there are, and what they do.',
    send: async (_, typed) => {
      announce(await report(typed), stream.name);
      onClose();
    },
    problemsOf: (cause) => ({ form: sightingProblem(cause) }),
    doing: 'Posting a sighting',
  });
  const post = (name: string) => {
    // The form reads the animal once its schema has come: a second press would change what is posted.
    if (form.busy) return;
    if (species.current) species.current.value = name;
    form.element.current?.requestSubmit();
  };
  return (
    <Dialog title={`Who is at ${stream.name}?`} open onClose={() => askFirst(onClose)}>
      <chakra.p color="muted" marginBottom={4}>
        A press on the animal posts it, with the picture of this moment.
      </chakra.p>
      <FormFrame form={form} label="The sighting" guarded onGuard={onGuard}>
        <input type="hidden" name="stream" value={stream.slug} />
        <input type="hidden" name="species" ref={species} />
        <Animals stream={stream} busy={form.busy} onChoose={post} />
        <chakra.p role="status" textStyle="small" color="muted" minHeight="1.5rem">
          {form.busy && 'Posting…'}
        </chakra.p>
        <Problem>{form.problem}</Problem>
        <chakra.details marginTop={2}>
          <chakra.summary cursor="pointer" lineHeight="44px" fontWeight={600}>
            Say first how many, and what they do
          </chakra.summary>
          <DetailFields form={form} />
        </chakra.details>
      </FormFrame>
      <Flex direction="column" marginTop={4}>
        <JustPosted slug={stream.slug} />
      </Flex>
    </Dialog>
  );
}
