import { Button } from '../../../components/button.ts';
import { chakra, Flex } from '../../../components/ui.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { browserWords } from '../../../session/provider-words.ts';
import { identityProblem, isCancelled } from '../identity-problem.ts';
import { showIdentityProblem } from '../identity-toast.ts';
import { identity } from '../sign-in-code.ts';
import { GoogleMark } from './google-mark.tsx';

const FAILED =
  'Signing in with Google did not work this time. Please try again, or use your email and a password.';
const IN_TOAST = '';

const line = { flex: 1, height: '1px', background: 'hairline' } as const;

interface GoogleButtonProps {
  readonly text: string;
  readonly then: 'profile' | 'the-boma';
  readonly onEntering?: ((entering: boolean) => void) | undefined;
}

/** A failure at Google, or in the browser on the way there, is shown at the button. If our server refuses, a toast gives the reason. */
function problemAtButton(cause: unknown): string {
  const { code }: { code?: unknown } = Object(cause);
  if (typeof code === 'string' && code.startsWith('auth/')) return browserWords[code] ?? FAILED;
  const { text, caption } = identityProblem(cause);
  showIdentityProblem(text, caption);
  return text === undefined ? FAILED : IN_TOAST;
}

/** Signs in with a Google account, new here or not. */
export function GoogleButton({ text, then, onEntering }: GoogleButtonProps) {
  const entering = useAction(async () => (await identity()).signInWithGoogle(then), {
    doing: 'Signing in with Google',
    problemOf: (cause) => {
      onEntering?.(false);
      return isCancelled(cause) ? undefined : problemAtButton(cause);
    },
    // A second press opens the window again: the page cannot know whether the user still sees the first one.
    restarts: true,
  });
  const press = () => {
    showIdentityProblem(undefined);
    onEntering?.(true);
    void entering.run();
  };
  const problem = entering.problem ?? '';
  return (
    <div>
      <Flex align="center" gap={4} marginY={5} color="muted" textStyle="small" aria-hidden="true">
        <chakra.span css={line} />
        or
        <chakra.span css={line} />
      </Flex>
      <Button look="quiet" width="100%" minHeight="48px" onClick={press}>
        <GoogleMark />
        {text}
      </Button>
      <chakra.p role="status" textStyle="small" color="danger" paddingTop={problem ? 2 : 0}>
        {problem}
      </chakra.p>
    </div>
  );
}
