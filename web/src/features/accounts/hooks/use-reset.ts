import { emailSchema } from '@boma/domain/accounts/credentials.schema.ts';
import { useState } from 'react';
import { logFailure } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toasts.ts';
import { resetProblem } from '../identity-problem.ts';
import { showIdentityProblem } from '../identity-toast.ts';
import { recordReset, secondsUntilReset } from '../reset-cool-down.ts';
import { identity } from '../sign-in-code.ts';

const INVALID = 'Please enter a valid email address.';
const SENT = 'We have sent a reset link to your email.';

/** Sends a link to choose a new password, at most once a minute from this browser. */
export function useReset() {
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState('');

  const send = async (email: string) => {
    showIdentityProblem(undefined);
    setBusy(true);
    try {
      await (await identity()).sendReset(email);
      recordReset(Date.now());
      showToast({ text: SENT, tone: 'success', timeout: 7000 });
    } catch (cause) {
      logFailure('Sending a reset link', cause);
      showIdentityProblem(resetProblem(cause));
    } finally {
      setBusy(false);
    }
  };

  const reset = (typed: string) => {
    if (busy) return;
    const { data: email } = emailSchema.safeParse(typed);
    if (email === undefined) return setNote(INVALID);
    const seconds = secondsUntilReset(Date.now());
    if (seconds > 0)
      return setNote(
        `A link is on its way to your inbox. You can ask for another one in ${seconds} seconds.`,
      );
    setNote('');
    void send(email);
  };
  return { busy, note, reset };
}
