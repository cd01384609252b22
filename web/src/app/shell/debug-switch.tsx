import { isStaff } from '@boma/domain/access/staff.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { chakra, Flex } from '../../components/ui.ts';
import { never, useStore } from '../../lib/store.ts';
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
function PreviewAs() {
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

const KEY = 'boma:debug';

/** A browser without session storage forgets the switch with the page. */
function inSessionStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}

const debugMode = {
  read: () =>
    new URLSearchParams(location.search).has('debug') ||
    inSessionStorage((storage) => storage.getItem(KEY)) === '1',
  subscribe: never,
};

/**
 * `?debug` turns debug mode on for the rest of the visit: `html[data-debug]` and a badge. It changes only what is
 * displayed; the server and the database rules ignore it.
 */
export function DebugSwitch() {
  // Renders again, and so reads the switch again, at each new address.
  useLocation();
  const on = useStore(debugMode, false);
  useEffect(() => {
    if (!on) return;
    inSessionStorage((storage) => storage.setItem(KEY, '1'));
    document.documentElement.dataset.debug = '';
  }, [on]);
  if (!on) return null;
  return (
    <Flex
      align="center"
      gap={2}
      textStyle="label"
      paddingX={3}
      paddingY={1}
      background="raised"
      color="muted"
      borderWidth="1px"
      borderRadius="full"
    >
      <p>Debug</p>
      <PreviewAs />
    </Flex>
  );
}
