import { useState } from 'react';
import { Button } from '../../../components/button.ts';
import { chakra, Flex } from '../../../components/ui.ts';
import { logFailure } from '../../../lib/log.ts';
import { useCoolDown } from '../hooks/use-cool-down.ts';
import { identityProblem } from '../identity-problem.ts';

const resting = {
  '&[aria-disabled=true]': { color: 'muted', cursor: 'default', borderColor: 'hairline' },
} as const;

export interface MailButtonProps {
  /** What it says, also to tell one kind of mail from another. */
  readonly text: string;
  /** What it says once the mail is on its way. */
  readonly sent: string;
  readonly send: () => Promise<void>;
}

/** Asks for a mail, and for the next one a minute later at the earliest. */
export function MailButton({ text, sent, send }: MailButtonProps) {
  const { seconds, start } = useCoolDown(text);
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [problem, setProblem] = useState<string>();
  const press = async () => {
    setState('busy');
    setProblem(undefined);
    try {
      await send();
      start();
      setState('sent');
    } catch (cause) {
      logFailure(`'${text}'`, cause);
      setProblem(identityProblem(cause).form ?? 'We could not send the mail. Please try again.');
      setState('idle');
    }
  };
  const waiting = seconds > 0;
  const busy = waiting || state === 'busy';
  return (
    <div>
      <Flex gap={4} align="center" wrap="wrap">
        <Button look="quiet" aria-disabled={busy} css={resting} onClick={() => busy || void press()}>
          {state === 'busy' ? 'Sending' : text}
        </Button>
        {/* The count is for the eye; said aloud each second it would be a nuisance. */}
        {waiting && (
          <chakra.span textStyle="clock" color="muted" aria-hidden="true">
            again in {seconds} s
          </chakra.span>
        )}
      </Flex>
      <chakra.p role="status" textStyle="small" color="muted" css={{ '&:not(:empty)': { marginTop: 3 } }}>
        {state === 'sent' ? sent : ''}
      </chakra.p>
      {problem !== undefined && (
        <chakra.p role="alert" textStyle="small" color="danger" marginTop={3}>
          {problem}
        </chakra.p>
      )}
    </div>
  );
}
