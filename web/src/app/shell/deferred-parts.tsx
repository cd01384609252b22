import { Box } from '../../components/ui.ts';
import { CookieNotice } from '../../features/cookies/components/cookie-notice.tsx';
import { SitewideNotices } from '../../features/notifications/components/sitewide-notices.tsx';
import { AccountControl } from './account-control.tsx';
import { AlertPlace } from './alert-place.tsx';
import { AnalyticsHost } from './analytics-host.tsx';
import { AwayPlace } from './away-place.tsx';
import { ChatToggle } from './chat-toggle.tsx';
import { DebugSwitch } from './debug-switch.tsx';
import { DeferredToaster } from './deferred-toaster.tsx';
import { DrawerBehaviour } from './drawer-behaviour.tsx';
import { FooterParts } from './footer-parts.tsx';
import { FreePreviewNotice } from './free-preview-notice.tsx';
import { FullscreenToggle } from './fullscreen-toggle.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { OfflineHost } from './offline-host.tsx';
import { PinnedPlace } from './pinned-place.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SessionHost } from './session-host.tsx';
import { SignInHost } from './sign-in-host.tsx';
import { CONTENT_ID } from './skip-link.tsx';

const style = {
  position: 'fixed',
  right: { base: 3, sm: 'calc(1.25rem + var(--chat-drawer, 0px))' },
  left: { base: 3, sm: 'auto' },
  bottom: {
    base: 'calc(0.75rem + var(--mini-room, 0px))',
    sm: 'calc(1.25rem + var(--mini-room, 0px))',
  },
  zIndex: 'notice',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: 3,
  pointerEvents: 'none',
} as const;

/** When a notice goes, the button with the focus goes too. */
function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}

/**
 * What every page has and can wait for: the session, dialogs and toasts, what fills the header's slots, and what floats
 * in a stack over the page's lower corner without blocking presses on what is below.
 */
export default function DeferredParts({ floats }: { readonly floats: boolean }) {
  return (
    <>
      <DrawerBehaviour />
      <SessionHost />
      <SignInHost />
      <AnalyticsHost />
      <OfflineHost />
      <DeferredToaster />
      <OfflineBar />
      <SitewideNotices />
      <FreePreviewNotice />
      <AlertPlace />
      <ChatToggle />
      <AccountControl />
      <FooterParts />
      {floats && (
        <Box css={style}>
          <FullscreenToggle />
          <ScrollToTop />
          <DebugSwitch />
          <AwayPlace onClosed={focusContent} />
          <PinnedPlace onClosed={focusContent} />
          <CookieNotice onAccepted={focusContent} />
        </Box>
      )}
    </>
  );
}
