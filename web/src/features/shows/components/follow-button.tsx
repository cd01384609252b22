import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { CheckIcon } from '../../../components/more-icons.tsx';
import { useUserType } from '../../../session/session.ts';
import { askToSignIn } from '../../../session/sign-in-prompt.ts';
import { useFollows } from '../hooks/use-follows.ts';

const TEXT = 'Follow this show';
const followed = { '&[aria-pressed=true]': { borderColor: 'accent', background: 'accentSoft' } } as const;

function Follow({ type }: { readonly type: string }) {
  const { follows, failed, busy, problem, follow, retry } = useFollows();
  const isFollowed = follows?.types.includes(type) ?? false;
  const press = () => (failed ? retry() : void follow(type, !isFollowed));
  return (
    <div>
      <Button
        look="quiet"
        css={followed}
        aria-pressed={isFollowed}
        aria-disabled={busy || (!follows && !failed)}
        onClick={press}
      >
        {isFollowed && <CheckIcon size={18} />}
        {TEXT}
      </Button>
      <Problem>
        {problem ?? (failed ? 'We could not read what you follow. Press to try again.' : undefined)}
      </Problem>
    </div>
  );
}

/** Follows a kind of show: it is in the viewer's own calendar, and reminders of it are for those who follow it. */
export function FollowButton({ type }: { readonly type: string }) {
  const userType = useUserType();
  if (userType !== 'guest' && userType !== 'unknown') return <Follow type={type} />;
  return (
    <Button look="quiet" onClick={() => askToSignIn({ returnHere: true })}>
      {TEXT}
    </Button>
  );
}
