import { ButtonLink } from '../../components/button.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Flex } from '../../components/ui.ts';
import { closeSignIn } from '../../lib/sign-in-prompt.ts';
import { linkTo } from '../paths.ts';

/** Signing in and up, over whatever page somebody is on. */
export default function SignInDialog() {
  return (
    <Dialog title="Come to the fire" open onClose={closeSignIn}>
      <Flex gap={3} wrap="wrap">
        <ButtonLink to={linkTo('signIn')} onClick={closeSignIn}>
          Sign in
        </ButtonLink>
        <ButtonLink to={linkTo('register')} look="quiet" onClick={closeSignIn}>
          Register
        </ButtonLink>
      </Flex>
    </Dialog>
  );
}
