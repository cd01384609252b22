import { APPEAL_MAX } from '@boma/domain/moderation/moderation.constants.ts';
import { useState } from 'react';
import { FormFrame, Problem, SubmitButton } from '../../../components/form/form-frame.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { PagePart } from '../../../components/page-part.tsx';
import { chakra } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { momentWords } from '../../../lib/moments.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { useStoredUser } from '../../../session/session.ts';
import { readOwnAppeal, sendAppeal } from '../api/own-appeal.ts';

const FAILED = 'That did not reach us. Please try again in a moment.';
const fields = ['text'] as const;

function AppealForm({ onSent }: { readonly onSent: () => Promise<void> }) {
  const form = useForm({
    fields,
    check: ({ text }) => (text.trim() === '' ? { text: 'Please say what we should look at again.' } : {}),
    send: async ({ text }) => {
      await sendAppeal(text);
      await onSent();
    },
    problemsOf: (cause) => ({ form: refusalWords(cause, FAILED) }),
    doing: 'Sending an appeal',
  });
  return (
    <FormFrame form={form} guarded label="Ask us to look again">
      <TextArea
        {...form.field('text')}
        label="Did we get it wrong?"
        hint="A second ranger reads it and answers here."
        maxLength={APPEAL_MAX}
      />
      <Problem>{form.problem}</Problem>
      <SubmitButton busy={form.busy}>{form.busy ? 'Sending' : 'Ask a second ranger'}</SubmitButton>
    </FormFrame>
  );
}

const outcomes = {
  open: 'A second ranger will read this and answer here.',
  upheld: 'We have looked again, and our decision stays:',
  lifted: 'We have looked again. You may write:',
} as const;

/** Set on the device that an appeal was sent from, so that its answer is shown there after the sanction has ended. */
const ASKED = 'boma:appeal';

/** For a user who may not write now, or who has sent an appeal from this device. Others cause no call. */
export function OwnAppeal() {
  const user = useStoredUser();
  const [hasAsked] = useState(() => readStored(ASKED));
  return user && (user.sanction || hasAsked === user.id) ? <AppealPart userId={user.id} /> : null;
}

/** Why the user may not write now, and their appeal with its answer. Nothing for a user who has neither. */
function AppealPart({ userId }: { readonly userId: string }) {
  const sanction = useStoredUser()?.sanction ?? null;
  const { answer: appeal, refresh } = useAnswer(readOwnAppeal, {
    doing: 'Reading the own appeal',
    problemOf: () => true as const,
  });
  const [now] = useState(() => Date.now());
  const isMuted = sanction !== null && (sanction.until === null || sanction.until > now);
  if (appeal === undefined || (!isMuted && !appeal)) return null;
  return (
    <PagePart title="Writing in the Boma">
      {isMuted && (
        <p>
          {sanction.alert}
          {sanction.until !== null && ` It ends on ${momentWords(sanction.until)}.`}
        </p>
      )}
      {appeal && (
        <chakra.div display="grid" gap={2}>
          <chakra.blockquote paddingLeft={4} borderLeftWidth="2px" borderLeftColor="accent">
            {appeal.text}
          </chakra.blockquote>
          <p>
            {outcomes[appeal.state]} {appeal.answer}
          </p>
        </chakra.div>
      )}
      {isMuted && appeal?.state !== 'open' && (
        <AppealForm
          onSent={async () => {
            writeStored(ASKED, userId);
            await refresh();
          }}
        />
      )}
    </PagePart>
  );
}
