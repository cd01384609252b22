import { showsOffers } from '@boma/domain/accounts/offers.policy.ts';
import { GENERAL_CHAT } from '@boma/domain/chat/chat.policy.ts';
import { sitePaths } from '@boma/domain/site-paths.ts';
import { slugFromRoute } from '@boma/domain/streams/streams.policy.ts';
import { Suspense, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { matchPath, useLocation } from 'react-router';
import { FailsAlone } from '../../components/fails-alone.tsx';
import { iconButton } from '../../components/icon-button.ts';
import { FireIcon } from '../../components/icons.tsx';
import { late } from '../../components/late-part.tsx';
import { chakra } from '../../components/ui.ts';
import { useChatOnPage } from '../../features/chat/chat-on-page.ts';
import { useChatSettings } from '../../features/chat/chat-settings.ts';
import { streamsResource } from '../../features/streams/api/streams.ts';
import { never, useStore } from '../../lib/store.ts';
import { useUserType } from '../../session/session.ts';
import { sayPartFailed } from './say-part-failed.ts';

const ChatDrawer = late(() => import('./chat-drawer.later.tsx'));
const UpgradeDialog = late(() => import('../../features/membership/components/upgrade-dialog.later.tsx'));

const button = { ...iconButton, '&[aria-expanded=true]': { color: 'accent' } } as const;

/** The chat of the page: of the camera being watched, otherwise the general one. */
function useChatOfPage(): string {
  const { pathname } = useLocation();
  const { value = [] } = streamsResource.useResource();
  const slug = matchPath(sitePaths.stream, pathname)?.params.slug;
  const stream = slug && value.find((each) => each.slug === slugFromRoute(slug));
  return stream ? stream.chat : GENERAL_CHAT;
}

/**
 * True where the page itself shows the chat: the drawer would show it a second time. A page that shows it from the first is
 * known by its address, so that the drawer goes as the page comes: until then `Arrival` could not move the focus into the page.
 */
function usePageShowsChat(chat: string): boolean {
  const { pathname } = useLocation();
  const { panel } = useChatSettings();
  const isOnPage = useChatOnPage() === chat;
  if (isOnPage || matchPath(sitePaths.theBoma, pathname)) return true;
  return panel && matchPath(sitePaths.stream, pathname) !== null;
}

function DrawerToggle() {
  const [open, setOpen] = useState<boolean>();
  const chat = useChatOfPage();
  const isDoubled = usePageShowsChat(chat);
  const close = useCallback(() => setOpen(false), []);
  const closeFailed = () => {
    setOpen(undefined);
    sayPartFailed('The chat did not open.');
  };
  // A chat that goes from the page does not come back as the drawer.
  if (isDoubled && open !== undefined) setOpen(undefined);
  if (isDoubled) return null;
  return (
    <>
      <chakra.button
        type="button"
        aria-label="Chat"
        title="Chat"
        aria-expanded={open === true}
        css={button}
        onClick={() => setOpen(!open)}
      >
        <FireIcon />
      </chakra.button>
      {open !== undefined && (
        <FailsAlone part="chat drawer" onFailed={closeFailed}>
          <Suspense fallback={null}>
            <ChatDrawer open={open} chat={chat} onClose={close} />
          </Suspense>
        </FailsAlone>
      )}
    </>
  );
}

/** Shown to non-members in place of the drawer: opens a dialog about it. */
function UpgradeToggle() {
  const [asked, setAsked] = useState(false);
  const close = useCallback(() => setAsked(false), []);
  const closeFailed = () => {
    close();
    sayPartFailed('The window about the membership did not open.');
  };
  return (
    <>
      <chakra.button
        type="button"
        aria-label="Chat"
        title="Chat"
        aria-haspopup="dialog"
        css={button}
        onClick={() => setAsked(true)}
      >
        <FireIcon />
      </chakra.button>
      {asked && (
        <FailsAlone part="dialog about the membership" onFailed={closeFailed}>
          <Suspense fallback={null}>
            <UpgradeDialog reason="chat" onClose={close} />
          </Suspense>
        </FailsAlone>
      )}
    </>
  );
}

/** The first item at the right of the header, so that filling it moves nothing. */
const slotInHeader = { read: () => document.getElementById('chat-slot'), subscribe: never };

/** The chat button in the header, for signed-in users. It is rendered into the slot that the header reserves. */
export function ChatToggle() {
  const userType = useUserType();
  const slot = useStore(slotInHeader, null);
  if (!slot || userType === 'guest' || userType === 'unknown') return null;
  return createPortal(showsOffers(userType) ? <UpgradeToggle /> : <DrawerToggle />, slot);
}
