import { Box } from '../../components/ui.ts';
import { CookieNotice } from '../../features/cookies/components/cookie-notice.tsx';
import { SitewideNotices } from '../../features/notifications/components/sitewide-notices.tsx';
import { AccountControl } from './account-control.tsx';
import { ChatToggle } from './chat-toggle.tsx';
import { DebugSwitch } from './debug-switch.tsx';
import { FreePreviewNotice } from './free-preview-notice.tsx';
import { FullscreenToggle } from './fullscreen-toggle.tsx';
import { LateToaster } from './late-toaster.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SessionHost } from './session-host.tsx';
import { SignInHost } from './sign-in-host.tsx';
import { CONTENT_ID } from './skip-link.tsx';

const style = {
  position: 'fixed',
  right: { base: 3, sm: 'calc(1.25rem + var(--chat-drawer, 0px))' },
  left: { base: 3, sm: 'auto' },
  bottom: { base: 3, sm: 5 },
  zIndex: 'notice',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: 3,
  pointerEvents: 'none',
} as const;

/** The notice takes its button, and with it the focus, away. */
function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}

/**
 * What every page has that can wait: the session, whatever is said to the visitor, what the header keeps a place for,
 * and what floats over the page's lower corner, one above the other, and lets everything beneath it be pressed.
 */
export default function Late({ floats }: { readonly floats: boolean }) {
  return (
    <>
      <SessionHost />
      <SignInHost />
      <LateToaster />
      <SitewideNotices />
      <FreePreviewNotice />
      <ChatToggle />
      <AccountControl />
      {floats && (
        <Box css={style}>
          <FullscreenToggle />
          <ScrollToTop />
          <DebugSwitch />
          <CookieNotice onAccepted={focusContent} />
        </Box>
      )}
    </>
  );
}
