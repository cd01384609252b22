import type { UnsentMail } from '@boma/domain/mails/mail.schema.ts';
import { Asked } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { EmptyNote } from '../../../components/staff/empty-note.tsx';
import { StaffHead } from '../../../components/staff/staff-head.tsx';
import { chakra } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { momentWords } from '../../../lib/moments.ts';
import { listUnsentMails, retryMail } from '../api/staff-calls.ts';

/** Why the mail is still here. */
function stateWords({ state, attempts, next_at }: UnsentMail): string {
  if (state === 'withheld') return 'Not sent: this address gets no more mails';
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`;
  return state === 'failed' ? `Failed after ${tries}` : `Waits after ${tries}, next ${momentWords(next_at)}`;
}

interface MailProps {
  readonly mail: UnsentMail;
  readonly onDone: () => Promise<void>;
}

function Mail({ mail, onDone }: MailProps) {
  const { id, subject, to, made_at, error } = mail;
  const { busy, problem, run } = useAction(
    async () => {
      await retryMail({ id });
      await onDone();
    },
    { doing: 'Sending a mail again', problemOf: refusalWords },
  );
  return (
    <chakra.li display="grid" gap={3} paddingY={6} borderTopWidth="1px" maxWidth="46rem">
      <div>
        <chakra.h2 fontWeight={600} fontSize="1.125rem" overflowWrap="anywhere">
          {subject}
        </chakra.h2>
        <chakra.p textStyle="small" color="muted" overflowWrap="anywhere">
          {to} · {momentWords(made_at)}
        </chakra.p>
      </div>
      <chakra.p overflowWrap="anywhere">{stateWords(mail)}.</chakra.p>
      {error !== null && (
        <chakra.p textStyle="small" color="muted" overflowWrap="anywhere">
          The reason: {error}
        </chakra.p>
      )}
      <div>
        <Button
          look="quiet"
          aria-label={`Send again: ${subject}`}
          aria-disabled={busy}
          onClick={() => void run()}
        >
          Send again
        </Button>
      </div>
      <Problem>{problem}</Problem>
    </chakra.li>
  );
}

/** For staff: the mails that have not left. */
export function UnsentMails() {
  const answer = useAnswer(listUnsentMails, { doing: 'Reading the mails that have not left' });
  return (
    <>
      <StaffHead
        title="Unsent mails"
        lead="Refused by the mail server, or waiting for longer than twenty minutes."
      />
      <Asked what="the mails" of={answer} minHeight="30vh">
        {(mails) =>
          mails.length === 0 ? (
            <EmptyNote>Every mail has left.</EmptyNote>
          ) : (
            <ul>
              {mails.map((mail) => (
                <Mail key={mail.id} mail={mail} onDone={answer.refresh} />
              ))}
            </ul>
          )
        }
      </Asked>
    </>
  );
}
