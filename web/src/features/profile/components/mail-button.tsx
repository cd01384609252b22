import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { ActionOutcome } from '../../../components/form/action-outcome.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { changeProblem } from '../change-problem.ts';

/** Milliseconds until the same mail can be requested again. */
const MAIL_COOL_DOWN = 60_000;

/** When each kind of mail was last requested, by `performance.now()`. Leaving the page and coming back does not shorten the wait. */
const asked = new Map<string, number>();

const secondsLeft = (kind: string) =>
  Math.max(0, Math.ceil(((asked.get(kind) ?? -Infinity) + MAIL_COOL_DOWN - performance.now()) / 1000));

/** Seconds until a mail of this kind can be requested again, counted down, and the function that starts the count. */
function useCoolDown(kind: string): { readonly seconds: number; readonly start: () => void } {
  const [seconds, setSeconds] = useState(() => secondsLeft(kind));
  const waiting = seconds > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setSeconds(secondsLeft(kind)), 1000);
    return () => clearInterval(timer);
  }, [kind, waiting]);
  const start = () => {
    asked.set(kind, performance.now());
    setSeconds(secondsLeft(kind));
  };
  return { seconds, start };
}

const FAILED = 'We could not send the email. Please try again.';

const resting = {
  '&[aria-disabled=true]': { color: 'muted', cursor: 'default', borderColor: 'hairline' },
} as const;

export interface MailButtonProps {
  /** What the button says. It also names the kind of mail. */
  readonly text: string;
  /** What the user reads once the mail is on its way. */
  readonly sent: string;
  readonly send: () => Promise<void>;
}

/** Asks for a mail, and for the next one a minute later at the earliest. */
export function MailButton({ text, sent, send }: MailButtonProps) {
  const { seconds, start } = useCoolDown(text);
  const sending = useAction(send, {
    doing: `'${text}'`,
    problemOf: (cause) => changeProblem(cause).form ?? FAILED,
  });
  const press = async () => {
    if (await sending.run()) start();
  };
  const isWaiting = seconds > 0;
  const isResting = isWaiting || sending.busy;
  return (
    <div>
      <Flex gap={4} align="center" wrap="wrap">
        <Button
          look="quiet"
          aria-disabled={isResting}
          css={resting}
          onClick={() => isResting || void press()}
        >
          {sending.busy ? 'Sending' : text}
        </Button>
        {/* The count is for the eye; read aloud each second it would be a nuisance. */}
        {isWaiting && (
          <chakra.span textStyle="clock" color="muted" aria-hidden="true">
            again in {seconds} s
          </chakra.span>
        )}
      </Flex>
      <ActionOutcome action={sending} done={sent} />
    </div>
  );
}
