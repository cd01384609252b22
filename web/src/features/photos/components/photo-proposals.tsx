import { may } from '@boma/domain/access/access.ts';
import { capital } from '@boma/domain/capital.ts';
import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { EQUAL_PROPOSALS, type ProposedField } from '@boma/domain/photos/proposals.constants.ts';
import type { Proposals } from '@boma/domain/photos/proposals.schema.ts';
import { offeredAnimals } from '@boma/domain/sightings/species.ts';
import { type MouseEvent, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Failed } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import { FormFrame, Problem } from '../../../components/form/form-frame.tsx';
import type { OnGuard } from '../../../components/form/leave-guard.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { type FieldState, useForm } from '../../../components/form/use-form.ts';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { useAnimals } from '../../../lib/animals.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { useStoredUser } from '../../../session/session.ts';
import { findProposals, say } from '../api/proposal-calls.ts';

const words: Readonly<Record<ProposedField, { readonly label: string; readonly action: string }>> = {
  alt: { label: 'What can be seen', action: 'Propose this text' },
  species: { label: 'Which animal is it?', action: 'Name this animal' },
};

type Proposal = Proposals['proposals'][number];
/** `asViewer`: staff speak for themselves. Answers whether it has arrived. */
type Say = (field: ProposedField, value: string | null, asViewer?: boolean) => Promise<boolean>;

const votes = (count: number) => (count === 1 ? '1 viewer' : `${count} viewers`);

/** One proposal, with the button that agrees with it or takes the own word back. */
function Proposed({ proposal, onSay }: { readonly proposal: Proposal; readonly onSay: Say }) {
  const { field, value, votes: count, mine } = proposal;
  const text = field === 'species' ? capital(value) : value;
  return (
    <chakra.li display="flex" gap={3} alignItems="center" justifyContent="space-between" paddingY={1}>
      <span>
        <bdi>{text}</bdi>{' '}
        <chakra.span color="muted" textStyle="small">
          {votes(count)}
        </chakra.span>
      </span>
      <Button
        look="quiet"
        aria-label={mine ? `Take back: ${text}` : `Agree: ${text}`}
        onClick={() => void onSay(field, mine ? null : value, mine)}
      >
        {mine ? 'Take back' : 'Agree'}
      </Button>
    </chakra.li>
  );
}

interface ProposedListProps {
  readonly label: string;
  readonly proposals: readonly Proposal[];
  readonly onSay: Say;
}

function ProposedList({ label, proposals, onSay }: ProposedListProps) {
  if (proposals.length === 0) return null;
  return (
    <chakra.ul aria-label={`Proposals: ${label}`} listStyleType="none" marginTop={2}>
      {proposals.map((proposal) => (
        <Proposed key={proposal.value} proposal={proposal} onSay={onSay} />
      ))}
    </chakra.ul>
  );
}

/** Takes the focus when a pressed button disappears, because the focus would leave the dialog with it. */
function useFocusOfButtons() {
  const part = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element>(null);
  useEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return;
    pressed.current = null;
    if (document.activeElement === document.body) part.current?.focus();
  });
  const onClickCapture = ({ target }: MouseEvent) => {
    pressed.current = target instanceof Element ? target.closest('button') : null;
  };
  return { ref: part, tabIndex: -1, onClickCapture };
}

function AnimalField(field: FieldState & { readonly label: string }) {
  const animals = offeredAnimals(useAnimals()).map((value) => ({ value, text: capital(value) }));
  return <SelectField {...field} options={[{ value: '', text: 'Choose an animal' }, ...animals]} />;
}

const fields = ['value'] as const;

/** Thrown inside a form, so that it stays unsent. The part says why. */
class NotSaid extends Error {}

interface FieldProps {
  readonly photo: string;
  readonly field: ProposedField;
  /** The caller is staff, and staff have decided this. */
  readonly isDecided: boolean;
  readonly proposals: readonly Proposal[];
  readonly busy: boolean;
  readonly onSay: Say;
  readonly onGuard: OnGuard;
}

function Field({ photo, field, proposals, isDecided, busy, onSay, onGuard }: FieldProps) {
  const { label, action } = words[field];
  const form = useForm({
    fields,
    schema: async () => (await import('@boma/domain/photos/proposals.schema.ts')).proposeInput,
    toInput: ({ value }) => ({ photo_id: photo, field, value }),
    send: async ({ value }) => {
      if (!(await onSay(field, value))) throw new NotSaid('The server has not taken it.');
    },
    problemsOf: (cause) => (cause instanceof NotSaid ? undefined : { value: refusalWords(cause) }),
    doing: 'Proposing',
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) =>
    busy ? event.preventDefault() : form.submit(event);
  return (
    <Box role="group" aria-label={label} {...useFocusOfButtons()}>
      {/* A page asks for one form, and an animal is chosen again at once. */}
      <FormFrame form={{ ...form, submit }} guarded={field === 'alt'} onGuard={onGuard}>
        <Flex gap={3} align="end" wrap="wrap">
          <Box flex="1" minWidth="min(100%, 14rem)">
            {field === 'species' ? (
              <AnimalField {...form.field('value')} label={label} />
            ) : (
              <TextField {...form.field('value')} label={label} autoComplete="off" />
            )}
          </Box>
          <Button type="submit" look="quiet" aria-disabled={busy}>
            {action}
          </Button>
          {isDecided && (
            <Button
              look="quiet"
              aria-disabled={busy}
              aria-label={`Take back what staff decided: ${label}`}
              onClick={() => !busy && void onSay(field, null)}
            >
              Take back
            </Button>
          )}
        </Flex>
      </FormFrame>
      <ProposedList label={label} proposals={proposals} onSay={onSay} />
    </Box>
  );
}

interface PhotoProposalsProps {
  readonly photo: PhotoView;
  /** The texts beside the photo have changed. */
  readonly onDecided: (photo: PhotoView) => void;
  /** As `FormFrame` takes it. */
  readonly onGuard: OnGuard;
}

/** What others say that a photo shows, and the fields to say it. */
function OpenProposals({ photo, onDecided, onGuard }: PhotoProposalsProps) {
  const user = useStoredUser();
  const decides = may(user, 'photo.describe');
  const { id } = photo;
  const ask = useCallback(() => findProposals(id), [id]);
  const { answer, failed, retry } = useAnswer(ask, { doing: 'Reading proposals' });
  const [newer, setNewer] = useState<Proposals>();
  const { busy, problem, run } = useAction(
    async (field: ProposedField, value: string | null, asViewer = false) => {
      const said = await say({ photo_id: id, field, value }, decides && !asViewer);
      setNewer(said);
      const { alt, alt_by, species, species_by } = said;
      onDecided({ ...photo, alt, alt_by, species, species_by });
    },
    {
      doing: 'Proposing',
      problemOf: refusalWords,
    },
  );
  const standing = newer ?? answer;
  if (failed) return <Failed onRetry={retry}>We could not load the proposals.</Failed>;
  if (!standing) return <WaitingLines label="Loading the proposals" />;
  const rule = decides
    ? 'What you say as staff decides.'
    : user?.id === photo.user.id
      ? 'It is your photo: what you say decides.'
      : `What ${EQUAL_PROPOSALS} viewers say alike is shown beside the photo.`;
  return (
    <Box display="grid" gap={5}>
      <chakra.p color="muted" textStyle="small">
        {rule}
      </chakra.p>
      {(['species', 'alt'] as const).map((field) => (
        <Field
          key={field}
          photo={id}
          field={field}
          busy={busy}
          isDecided={decides && (field === 'alt' ? standing.alt_by : standing.species_by) === 'staff'}
          proposals={standing.proposals.filter((each) => each.field === field)}
          onSay={run}
          onGuard={onGuard}
        />
      ))}
      <Problem>{problem}</Problem>
    </Box>
  );
}

interface FoldedProps extends PhotoProposalsProps {
  /** True once the viewer has opened it. What is typed in it stays when they fold it. */
  readonly opened: boolean;
  readonly onOpened: () => void;
}

/** For signed-in viewers: what others say that a photo shows. It is asked for when the viewer opens it. */
export function PhotoProposals({ opened, onOpened, ...props }: FoldedProps) {
  const user = useStoredUser();
  if (!user) return null;
  return (
    <chakra.details marginTop={5} onToggle={({ currentTarget }) => currentTarget.open && onOpened()}>
      <chakra.summary cursor="pointer" fontWeight={600} minHeight="44px" alignContent="center">
        Improve the description
      </chakra.summary>
      <Box marginTop={3}>{opened && <OpenProposals {...props} />}</Box>
    </chakra.details>
  );
}
