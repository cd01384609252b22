import { useState } from 'react';
import { Box, chakra } from '../../../components/ui.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { showToast } from '../../../lib/toasts.ts';
import { resetProblem } from '../identity-problem.ts';
import { showIdentityProblem } from '../identity-toast.ts';
import { recordReset, secondsUntilReset } from '../reset-cool-down.ts';
import { credentialsSchemas, identity } from '../sign-in-code.ts';

const INVALID = 'Please enter a valid email address.';
const SENT = 'We have sent a reset link to your email.';

/** Sends a link to choose a new password, at most once a minute to each address from this browser. */
function useReset() {
  const [note, setNote] = useState('');
  const { busy, run } = useAction(
    async (typed: string) => {
      const { data: email } = (await credentialsSchemas()).emailSchema.safeParse(typed);
      if (email === undefined) return setNote(INVALID);
      const seconds = secondsUntilReset(email, Date.now());
      if (seconds > 0)
        return setNote(
          `A link is on its way to your inbox. You can ask for another one in ${seconds} seconds.`,
        );
      setNote('');
      showIdentityProblem(undefined);
      await (await identity()).sendReset(email);
      recordReset(email, Date.now());
      showToast({ text: SENT, tone: 'success', timeout: 7000 });
    },
    {
      doing: 'Sending a reset link',
      problemOf: (cause) => {
        const problem = resetProblem(cause);
        showIdentityProblem(problem);
        return problem;
      },
    },
  );
  return { busy, note, reset: (typed: string) => void run(typed) };
}

const button = {
  minHeight: '44px',
  paddingInline: 2,
  marginInline: -2,
  borderRadius: 'md',
  textStyle: 'label',
  color: 'muted',
  _hover: { color: 'accent' },
  '&[aria-disabled=true]': { cursor: 'progress' },
} as const;

/** For a user who has forgotten the password. It uses the email in the form. */
export function ResetButton({ email }: { readonly email: () => string }) {
  const { busy, note, reset } = useReset();
  return (
    <Box marginTop={2}>
      <chakra.button type="button" aria-disabled={busy} onClick={() => reset(email())} css={button}>
        {busy ? 'Sending Reset Link' : 'FORGOT PASSWORD?'}
      </chakra.button>
      <chakra.p role="status" textStyle="small" color="muted">
        {note}
      </chakra.p>
    </Box>
  );
}
