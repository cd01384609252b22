import { Button } from '../../../components/button.ts';
import { chakra, Flex } from '../../../components/ui.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { browserWords } from '../../../session/provider-words.ts';
import { googleColours } from '../../../theme/google-colours.ts';
import { identityProblem, isCancelled } from '../identity-problem.ts';
import { showIdentityProblem } from '../identity-toast.ts';
import { identity } from '../sign-in-code.ts';

/** Google's mark in its own colours, as its guidelines ask. */
function GoogleMark() {
  return (
    <svg width={18} height={18} viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill={googleColours.blue}
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8c-.5 2.8-2.1 5.1-4.4 6.7v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.2z"
      />
      <path
        fill={googleColours.green}
        d="M24 46c5.9 0 10.9-2 14.5-5.3l-7.1-5.5c-2 1.3-4.5 2.1-7.4 2.1-5.7 0-10.5-3.8-12.2-9H4.5v5.7C8.1 41.1 15.4 46 24 46z"
      />
      <path fill={googleColours.yellow} d="M11.8 28.3a13.2 13.2 0 0 1 0-8.6V14H4.5a22 22 0 0 0 0 20z" />
      <path
        fill={googleColours.red}
        d="M24 10.8c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3C34.9 4.2 29.9 2 24 2 15.4 2 8.1 6.9 4.5 14l7.3 5.7c1.7-5.2 6.5-8.9 12.2-8.9z"
      />
    </svg>
  );
}

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
