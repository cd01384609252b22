import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { TextField } from '../../../components/text-field.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { logFailure } from '../../../lib/log.ts';
import { type LeavingProblem, leavingProblem } from '../leaving-words.ts';

export interface LeaveFormProps {
  readonly hasPassword: boolean;
  /** With the password of those who have one. @throws FirebaseError; AppError. */
  readonly onLeave: (password: string | undefined) => Promise<void>;
  readonly onStay: () => void;
}

const farewell = {
  color: 'danger',
  borderColor: 'danger',
  _hover: { color: 'ground', background: 'danger', borderColor: 'danger' },
} as const;

const MISSING: LeavingProblem = { password: 'Your password is required.' };

function passwordIn(form: HTMLFormElement): string {
  const value = new FormData(form).get('password');
  return typeof value === 'string' ? value : '';
}

/** Sends once at a time; a wrong password takes the focus. */
function useFarewell(onLeave: LeaveFormProps['onLeave']) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LeavingProblem>({});
  const field = useRef<HTMLInputElement>(null);
  const tell = (found: LeavingProblem) => {
    setProblem(found);
    if (found.password !== undefined) field.current?.focus();
  };
  const leave = async (password: string | undefined) => {
    if (busy) return;
    if (password === '') return tell(MISSING);
    setBusy(true);
    setProblem({});
    try {
      await onLeave(password);
    } catch (cause) {
      const found = leavingProblem(cause);
      if (found.text !== undefined) logFailure('Asking for the account to be deleted', cause);
      setBusy(false);
      tell(found);
    }
  };
  return { busy, problem, field, leave, clear: () => setProblem({}) };
}

/** The last question: whoever holds the device has to show that the account is theirs. */
export function LeaveForm({ hasPassword, onLeave, onStay }: LeaveFormProps) {
  const { busy, problem, field, leave, clear } = useFarewell(onLeave);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void leave(hasPassword ? passwordIn(event.currentTarget) : undefined);
  };
  const send = hasPassword ? 'Delete my account' : 'Confirm with Google and delete';
  return (
    <chakra.form noValidate onSubmit={submit}>
      <chakra.p marginTop={6} marginBottom={5}>
        {hasPassword
          ? 'Please type your password, so that we know it is you.'
          : 'Please choose your Google account once more, so that we know it is you.'}
      </chakra.p>
      {hasPassword && (
        <chakra.div maxWidth="26rem">
          <TextField
            ref={field}
            label="Your password"
            name="password"
            type="password"
            autoComplete="current-password"
            problem={problem.password}
            onInput={clear}
          />
        </chakra.div>
      )}
      {problem.text !== undefined && (
        <chakra.p role="alert" color="danger" marginBottom={4}>
          {problem.text}
        </chakra.p>
      )}
      <Flex gap={3} wrap="wrap">
        <Button look="quiet" type="submit" css={farewell} aria-disabled={busy}>
          {busy ? 'One moment' : send}
        </Button>
        <Button onClick={onStay}>Keep my account</Button>
      </Flex>
    </chakra.form>
  );
}
