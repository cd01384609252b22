import { Button } from '../../../components/button.ts';
import { ActionOutcome } from '../../../components/form/action-outcome.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { changeProblem } from '../change-problem.ts';
import { useCoolDown } from '../hooks/use-cool-down.ts';

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
