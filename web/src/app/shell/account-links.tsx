import { linkTo } from '@boma/domain/site-paths.ts';
import { RouterLink } from '../../components/router-link.tsx';
import { Flex } from '../../components/ui.ts';
import { guestsOnly, signedInOnly } from '../../components/user-visibility.ts';

export const ACCOUNT_SLOT_ID = 'account-slot';

const account = {
  alignItems: 'center',
  gap: { base: 1, sm: 3 },
  fontWeight: 600,
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px', paddingX: 2 },
  '& a:hover': { color: 'accent' },
  '& a.pill > span': {
    paddingX: { base: 3, sm: 4 },
    paddingY: '0.4375rem',
    borderRadius: 'full',
    background: 'accent',
    color: 'onAccent',
  },
  '& a.pill': { paddingX: 0 },
} as const;

/** Links to sign in and register for guests. Users get links to their own pages until the account menu has loaded. */
export function AccountLinks() {
  return (
    <>
      <Flex css={{ ...account, ...guestsOnly }}>
        <RouterLink to={linkTo('signIn')}>Sign in</RouterLink>
        <RouterLink to={linkTo('register')} className="pill">
          <span>Register</span>
        </RouterLink>
      </Flex>
      <Flex css={{ ...account, ...signedInOnly, '& span:not(:empty) + a': { display: 'none' } }}>
        <span id={ACCOUNT_SLOT_ID} />
        <RouterLink to={linkTo('profile')}>My Profile</RouterLink>
      </Flex>
    </>
  );
}
