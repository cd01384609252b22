import { isStaff } from '@boma/domain/access/staff.ts';
import { chakra, Flex } from '../../components/ui.ts';
import { forceSubscribed, forceUnsubscribed } from '../../session/force-subscription.ts';
import { useStoredUser, useWatchesAll } from '../../session/session.ts';

const choice = {
  minHeight: '36px',
  paddingX: 3,
  borderRadius: 'full',
  color: 'muted',
  _hover: { color: 'ink' },
  '&[aria-pressed=true]': { background: 'accentSoft', color: 'ink' },
} as const;

/** Lets staff see the site as members or as other viewers see it, until their user is fetched again. */
export function PreviewAs() {
  const user = useStoredUser();
  const watchesAll = useWatchesAll();
  if (!user || !isStaff(user)) return null;
  const button = { type: 'button', css: choice } as const;
  return (
    <Flex role="group" aria-label="See the site as" css={{ pointerEvents: 'auto' }}>
      <chakra.button {...button} aria-pressed={watchesAll} onClick={forceSubscribed}>
        Member
      </chakra.button>
      <chakra.button {...button} aria-pressed={!watchesAll} onClick={forceUnsubscribed}>
        Viewer
      </chakra.button>
    </Flex>
  );
}
