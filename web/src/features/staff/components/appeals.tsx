import type { StaffAppeal } from '@boma/domain/moderation/appeals.schema.ts';
import { useState } from 'react';
import { refusedProblems } from '../../../components/editing/edit-problems.ts';
import { ChoiceField } from '../../../components/form/choice-field.tsx';
import { FormFrame, Problem, SubmitButton } from '../../../components/form/form-frame.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { EmptyNote } from '../../../components/staff/empty-note.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { useRefreshWhileSeen } from '../../../lib/asking/use-refresh-while-seen.ts';
import { momentWords } from '../../../lib/moments.ts';
import { useStoredUser } from '../../../session/session.ts';
import { ColleagueNote } from '../../moderation/components/colleague-note.tsx';
import { kindWords } from '../../moderation/moderation-words.ts';
import { claimAppeal, decideAppeal, listAppeals } from '../api/staff-calls.ts';
import { colleagueWords } from '../colleague-words.ts';
import { personPath } from '../staff-sections.ts';
import { useClaim } from '../use-claim.ts';
import { ListPage, type OnDone } from './list-page.tsx';

const fields = ['decision', 'answer'] as const;
const DECISIONS = [
  { value: 'uphold', text: 'It stays' },
  { value: 'lift', text: 'Lift it' },
] as const;

interface AppealProps {
  readonly appeal: StaffAppeal;
  readonly onDone: OnDone;
}

function Decision({ appeal: { uid, sent_at, display_name }, onDone }: AppealProps) {
  const form = useForm({
    fields,
    schema: async () => (await import('@boma/domain/moderation/appeals.schema.ts')).decideAppealInput,
    toInput: (typed) => ({ uid, sent_at, ...typed }),
    send: async (input) => {
      const words = await decideAppeal(input).then(() => undefined, colleagueWords('This appeal is gone.'));
      await onDone(words ?? `${display_name} reads your answer now.`);
    },
    problemsOf: (cause) => refusedProblems(cause, { fields }),
    doing: 'Deciding about an appeal',
  });
  return (
    <FormFrame form={form} guarded label={`Your decision about ${display_name}`}>
      <chakra.div display="grid" gap={4}>
        <ChoiceField label="Your decision" name="decision" options={DECISIONS} first="uphold" />
        <TextArea
          {...form.field('answer')}
          label="Your answer"
          hint={`${display_name} reads it word for word.`}
        />
        <Problem>{form.problem}</Problem>
        <div>
          <SubmitButton busy={form.busy}>{form.busy ? 'One moment' : 'Decide'}</SubmitButton>
        </div>
      </chakra.div>
    </FormFrame>
  );
}

interface AppealCardProps extends AppealProps {
  /** The viewer has begun to work on it. */
  readonly onBegun: (appeal: StaffAppeal) => void;
}

function AppealCard({ appeal, onDone, onBegun }: AppealCardProps) {
  const { uid, display_name, text, sent_at, kind, reason, may_decide } = appeal;
  const claim = useClaim(() => {
    onBegun(appeal);
    return claimAppeal({ uid, sent_at });
  });
  return (
    <chakra.li
      display="grid"
      gap={4}
      paddingY={8}
      borderTopWidth="1px"
      maxWidth="42rem"
      {...(may_decide && claim)}
    >
      <div>
        <chakra.h2 fontWeight={600} fontSize="1.125rem">
          <RouterLink to={personPath(uid)} _hover={{ color: 'accent' }}>
            {display_name}
          </RouterLink>
        </chakra.h2>
        <chakra.p textStyle="small" color="muted">
          {kindWords[kind].name}: {reason} · asked {momentWords(sent_at)}
        </chakra.p>
      </div>
      <chakra.blockquote
        paddingLeft={4}
        borderLeftWidth="2px"
        borderLeftColor="accent"
        overflowWrap="anywhere"
      >
        {text}
      </chakra.blockquote>
      <ColleagueNote works={[appeal]} ownId={useStoredUser()?.id} />
      {may_decide ? (
        <Decision appeal={appeal} onDone={onDone} />
      ) : (
        <p>You imposed this sanction, so a colleague decides.</p>
      )}
    </chakra.li>
  );
}

/** Milliseconds. */
const READ_EVERY = 5000;

// The draft of an answer goes with the appeal that it is about.
const keyOf = ({ uid, sent_at }: StaffAppeal) => `${uid} ${sent_at}`;

const without = (appeals: readonly StaffAppeal[], one: StaffAppeal): StaffAppeal[] =>
  appeals.filter((each) => keyOf(each) !== keyOf(one));

/** The open appeals, and those that the viewer has begun: a colleague who decides meanwhile takes no draft away. */
function withBegun(open: readonly StaffAppeal[], begun: readonly StaffAppeal[]): StaffAppeal[] {
  const keys = new Set(open.map(keyOf));
  return [...open, ...begun.filter((appeal) => !keys.has(keyOf(appeal)))].sort(
    (a, b) => a.sent_at - b.sent_at,
  );
}

/** For staff: users who think that a sanction is wrong. A second moderator decides. */
export function Appeals() {
  const answer = useAnswer(listAppeals, { doing: 'Reading the appeals' });
  useRefreshWhileSeen(answer.refresh, READ_EVERY);
  const [begun, setBegun] = useState<readonly StaffAppeal[]>([]);
  return (
    <ListPage
      title="Appeals"
      lead="The one who imposed a sanction does not decide about the appeal."
      what="appeals"
      answer={answer}
    >
      {(appeals, onDone) => {
        const shown = withBegun(appeals, begun);
        if (shown.length === 0) return <EmptyNote>No appeal is open.</EmptyNote>;
        return (
          <ul>
            {shown.map((appeal) => (
              <AppealCard
                key={keyOf(appeal)}
                appeal={appeal}
                onBegun={(one) => setBegun((before) => [...without(before, one), one])}
                onDone={async (words) => {
                  setBegun((before) => without(before, appeal));
                  await onDone(words);
                }}
              />
            ))}
          </ul>
        );
      }}
    </ListPage>
  );
}
