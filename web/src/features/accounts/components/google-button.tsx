import { useRef, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { chakra, Flex } from '../../../components/ui.ts';
import { logFailure } from '../../../lib/log.ts';
import { changedTheirMind, identityProblem } from '../identity-problem.ts';
import { showIdentityProblem } from '../identity-toast.ts';
import { identity } from '../sign-in-code.ts';
import { GoogleMark } from './google-mark.tsx';

const FAILED = 'Google did not let us in this time. Please try again, or use your email and a password.';

const line = { flex: 1, height: '1px', background: 'hairline' } as const;

interface GoogleButtonProps {
  readonly text: string;
  readonly then: 'profile' | 'the-boma';
  readonly onEntering?: ((entering: boolean) => void) | undefined;
}

/** What has refused somebody on our side has words for it; what fails at Google is logged, and said where it was pressed. */
function refusedWith(cause: unknown): string {
  const { code }: { code?: unknown } = Object(cause);
  if (typeof code === 'string' && code.startsWith('auth/')) return '';
  const { text, caption } = identityProblem(cause);
  showIdentityProblem(text, caption);
  return text ?? '';
}

/** Comes in with a Google account, whether it has been here before or not. */
export function GoogleButton({ text, then, onEntering }: GoogleButtonProps) {
  const [failed, setFailed] = useState(false);
  const latest = useRef(0);
  // A second press opens the window anew: nothing tells whether the first is still in sight.
  const press = async () => {
    latest.current += 1;
    const mine = latest.current;
    setFailed(false);
    showIdentityProblem(undefined);
    onEntering?.(true);
    try {
      await (await identity()).signInWithGoogle(then);
    } catch (cause) {
      if (mine !== latest.current) return;
      onEntering?.(false);
      if (changedTheirMind(cause)) return;
      logFailure('Coming in with Google', cause);
      setFailed(refusedWith(cause) === '');
    }
  };
  return (
    <div>
      <Flex align="center" gap={4} marginY={5} color="muted" textStyle="small" aria-hidden="true">
        <chakra.span css={line} />
        or
        <chakra.span css={line} />
      </Flex>
      <Button look="quiet" width="100%" minHeight="48px" onClick={() => void press()}>
        <GoogleMark />
        {text}
      </Button>
      <chakra.p role="status" textStyle="small" color="danger" paddingTop={failed ? 2 : 0}>
        {failed ? FAILED : ''}
      </chakra.p>
    </div>
  );
}
