import type { ComponentType } from 'react';
import { FailsAlone } from '../../components/fails-alone.tsx';
import { CONTENT_ID } from '../../components/skip-link.tsx';
import { CookieNotice } from '../../features/cookies/components/cookie-notice.tsx';
import { SitewideNotices } from '../../features/notifications/components/sitewide-notices.tsx';
import { AccountControl } from './account-control.tsx';
import { AlertPlace } from './alert-place.tsx';
import { AnalyticsHost } from './analytics-host.tsx';
import { AwayPlace } from './away-place.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ChatToggle } from './chat-toggle.tsx';
import { DebugSwitch } from './debug-switch.tsx';
import { DeferredToaster } from './deferred-toaster.tsx';
import { DrawerBehaviour } from './drawer-behaviour.tsx';
import { FloatingStack } from './floating-stack.tsx';
import { FooterParts } from './footer-parts.tsx';
import { FreePreviewNotice } from './free-preview-notice.tsx';
import { FullscreenToggle } from './fullscreen-toggle.tsx';
import { HeadMarksHost } from './head-marks-host.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { OfflineHost } from './offline-host.tsx';
import { PinnedPlace } from './pinned-place.tsx';
import { PressedFocus } from './pressed-focus.tsx';
import { PushHost } from './push-host.tsx';
import { sayPartFailed } from './say-part-failed.ts';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SessionHost } from './session-host.tsx';
import { SignInHost } from './sign-in-host.tsx';
import { WaitingLooks } from './waiting-looks.tsx';

/** When a notice goes, the button with the focus goes too. */
function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}

/** By the names that the log gives them. */
const parts: Readonly<Record<string, ComponentType>> = {
  'shapes of the next page': WaitingLooks,
  'focus of what is pressed': PressedFocus,
  drawer: DrawerBehaviour,
  session: SessionHost,
  'sign-in dialog': SignInHost,
  'marks of the head': HeadMarksHost,
  analytics: AnalyticsHost,
  'offline copy': OfflineHost,
  'address for pushes': PushHost,
  toasts: DeferredToaster,
  'offline bar': OfflineBar,
  notices: SitewideNotices,
  'free preview': FreePreviewNotice,
  'alert bar': AlertPlace,
  'chat button': ChatToggle,
  'account button': AccountControl,
  'parts of the footer': FooterParts,
  'bar at the bottom': BottomBar,
};

interface FloatingProps {
  readonly onClosed: () => void;
  readonly onAccepted: () => void;
}

type Floating = Readonly<Record<string, ComponentType<FloatingProps>>>;

const buttons: Floating = {
  'way out of fullscreen': FullscreenToggle,
  'way to the top': ScrollToTop,
  'debug switch': DebugSwitch,
};

const cards: Floating = {
  'card of what was missed': AwayPlace,
  'pinned announcement': PinnedPlace,
  'cookie notice': CookieNotice,
};

/** What a viewer would look for. The other parts are missed by nobody until the next page. */
const failures: Readonly<Record<string, () => void>> = {
  session: () => sayPartFailed('We could not check your sign-in.'),
  'sign-in dialog': () => sayPartFailed('The window for signing in did not open.'),
  'chat button': () => sayPartFailed('The chat button is missing.'),
  'account button': () => sayPartFailed('The button of your account is missing.'),
};

function Floats({ parts }: { readonly parts: Floating }) {
  return Object.entries(parts).map(([part, Part]) => (
    <FailsAlone key={part} part={part}>
      <Part onClosed={focusContent} onAccepted={focusContent} />
    </FailsAlone>
  ));
}

/**
 * What every page has and can wait for: the session, dialogs and toasts, what fills the header's slots, and what floats
 * in a stack over the page's lower corner without blocking presses on what is below. Each part fails alone.
 */
export default function DeferredParts({ floats }: { readonly floats: boolean }) {
  return (
    <>
      {Object.entries(parts).map(([part, Part]) => (
        <FailsAlone key={part} part={part} onFailed={failures[part]}>
          <Part />
        </FailsAlone>
      ))}
      {floats && <FloatingStack buttons={<Floats parts={buttons} />} cards={<Floats parts={cards} />} />}
    </>
  );
}
