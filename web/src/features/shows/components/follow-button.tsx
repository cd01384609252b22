import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { CheckIcon } from '../../../components/icons.tsx';
import { useUserType } from '../../../session/session.ts';
import { askToSignIn } from '../../../session/sign-in-prompt.ts';
import { useFollows } from '../hooks/use-follows.ts';

interface FollowButtonProps {
  /** The kind of show, and its title. */
  readonly type: string;
  readonly title: string;
}

function Follow({ type, title }: FollowButtonProps) {
  const { follows, failed, busy, problem, follow, retry } = useFollows();
  const isFollowed = follows?.types.includes(type) ?? false;
  const press = () => (failed ? retry() : void follow(type, !isFollowed));
  return (
    <div>
      <Button
        look="quiet"
        aria-pressed={isFollowed}
        aria-disabled={busy || (!follows && !failed)}
        aria-label={`Follow ${title}`}
        onClick={press}
      >
        {isFollowed && <CheckIcon size={18} />}
        {isFollowed ? 'Following' : 'Follow this show'}
      </Button>
      <Problem>
        {problem ?? (failed ? 'We could not read what you follow. Press to try again.' : undefined)}
      </Problem>
    </div>
  );
}

/** Follows a kind of show: it is in the viewer's own calendar, and reminders of it are for those who follow it. */
export function FollowButton(props: FollowButtonProps) {
  const userType = useUserType();
  if (userType !== 'guest' && userType !== 'unknown') return <Follow {...props} />;
  return (
    <Button
      look="quiet"
      aria-label={`Follow ${props.title}`}
      onClick={() => askToSignIn({ returnHere: true })}
    >
      Follow this show
    </Button>
  );
}
