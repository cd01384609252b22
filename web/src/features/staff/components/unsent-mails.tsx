import type { UnsentMail } from '@boma/domain/mails/mail.schema.ts';
import { UNSENT_SHOWN } from '@boma/domain/mails/mails.constants.ts';
import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { chakra } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { momentWords } from '../../../lib/moments.ts';
import { listUnsentMails, retryMail } from '../api/staff-calls.ts';
import { mailWords, nextTryWords, triesWords } from '../mail-words.ts';
import type { OnDone } from './list-page.tsx';
import { QueuePage } from './queue-page.tsx';
import { StaffTable, TableCell, TableRow, TableRows } from './staff-table.tsx';

interface MailProps {
  readonly mail: UnsentMail;
  readonly onDone: OnDone;
}

const quiet = { textStyle: 'small', color: 'muted', overflowWrap: 'anywhere' } as const;

function Mail({ mail, onDone }: MailProps) {
  const { id, subject, to, made_at, error, attempts, state } = mail;
  const { busy, problem, run } = useAction(
    async () => {
      await retryMail({ id });
      await onDone(`‘${subject}’ is on its way again.`);
    },
    { doing: 'Sending a mail again', problemOf: refusalWords },
  );
  return (
    <TableRow>
      <TableCell>
        <b>{to}</b>
        <chakra.p css={quiet}>{subject}</chakra.p>
      </TableCell>
      <TableCell label="Written" isShort>
        {momentWords(made_at)}
      </TableCell>
      <TableCell isShort>{triesWords(attempts)}</TableCell>
      <TableCell isWide>
        <p>{mailWords(mail)}</p>
        {error !== null && <chakra.p css={quiet}>“{error}”</chakra.p>}
      </TableCell>
      <TableCell isShort {...(state === 'waiting' && { label: 'Next try' })}>
        {nextTryWords(mail)}
      </TableCell>
      <TableCell isWide>
        <chakra.div data-action="" marginTop={2}>
          <Button
            look="quiet"
            whiteSpace="nowrap"
            aria-label={`Send again: ${subject}`}
            aria-disabled={busy}
            onClick={() => void run()}
          >
            Send again
          </Button>
          <Problem>{problem}</Problem>
        </chakra.div>
      </TableCell>
    </TableRow>
  );
}

const COLUMNS = ['To', 'Written', 'Tries', 'What happened', 'Next try'] as const;

/** For staff: the mails that have not left. */
export function UnsentMails() {
  const answer = useAnswer(listUnsentMails, { doing: 'Reading the mails that have not left' });
  return (
    <QueuePage
      title="Unsent mails"
      lead="Mails that the mail server refused, and mails that wait for longer than twenty minutes."
      queue="mails"
      what="mails"
      empty="Every mail has left."
      answer={answer}
      most={UNSENT_SHOWN}
    >
      {(mails, onDone) => (
        <StaffTable label="Unsent mails" columns={COLUMNS} hasActions>
          <TableRows>
            {mails.map((mail) => (
              <Mail key={mail.id} mail={mail} onDone={onDone} />
            ))}
          </TableRows>
        </StaffTable>
      )}
    </QueuePage>
  );
}
