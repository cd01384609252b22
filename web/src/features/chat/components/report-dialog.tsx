import { MESSAGE_MAX_LENGTH } from '@boma/domain/chat/chat.constants.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import type { ChatRow } from '../chat-state.ts';
import { refusalWords } from '../refusal-words.ts';
import { dialogForm } from './dialog-form.ts';

const FAILED = 'Your report did not reach us. Please try it again.';

interface ReportDialogProps {
  readonly row: ChatRow;
  readonly report: (id: string, reason: string) => Promise<void>;
  readonly onClose: () => void;
}

function ReportForm({ row, report, onClose, onDone }: ReportDialogProps & { readonly onDone: () => void }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { id, author, message } = row.message;
  const [reason, setReason] = useState('');
  const send = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await report(id, reason);
      onDone();
    } catch (cause) {
      setProblem(refusalWords(cause, FAILED));
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };
  return (
    <chakra.form css={dialogForm} onSubmit={onSubmit}>
      <chakra.p>Our rangers will look at this message. {author} does not hear who told us.</chakra.p>
      <blockquote dir="auto">{message}</blockquote>
      <label className="field">
        What is wrong with it? You may leave this empty.
        <textarea
          maxLength={MESSAGE_MAX_LENGTH}
          dir="auto"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      {problem && (
        <chakra.p role="alert" color="danger">
          {problem}
        </chakra.p>
      )}
      <Flex gap={3} wrap="wrap">
        <Button type="submit" disabled={busy}>
          {busy ? 'Sending…' : 'Send the report'}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Leave it
        </Button>
      </Flex>
    </chakra.form>
  );
}

/** Tells the rangers that something is wrong with a message. */
export function ReportDialog(props: ReportDialogProps) {
  const [done, setDone] = useState(false);
  return (
    <Dialog title={done ? 'Thank you' : 'Report this message'} open onClose={props.onClose}>
      {done ? (
        <chakra.div role="status" display="grid" gap={5} justifyItems="start">
          <p>Thank you for looking out for the others. A ranger will see to it.</p>
          <Button onClick={props.onClose}>Back to the fire</Button>
        </chakra.div>
      ) : (
        <ReportForm {...props} onDone={() => setDone(true)} />
      )}
    </Dialog>
  );
}
