import { type Action, may } from '@boma/domain/access/access.ts';
import { Component, type ReactNode } from 'react';
import { Failed } from '../components/asked.tsx';
import { chakra } from '../components/ui.ts';
import { WaitingLines } from '../components/waiting-lines.tsx';
import { CheckedDatabase } from '../lib/firebase/checked-database.tsx';
import { logFailure } from '../lib/log.ts';
import { clearReactfireCache } from './signed-in.tsx';

interface BoundaryProps {
  /** The action in words, for the log: 'Listening to the reports'. */
  readonly doing: string;
  readonly children: ReactNode;
  readonly failed: (retry: () => void) => ReactNode;
}

/** reactfire throws a refusal of Firestore and caches it, so a retry clears its cache first. */
class LiveBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown) {
    logFailure(this.props.doing, cause);
  }

  readonly retry = () => {
    clearReactfireCache();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? this.props.failed(this.retry) : this.props.children;
  }
}

const refused = (
  <chakra.p textStyle="lead" color="muted">
    This page is for staff.
  </chakra.p>
);

/** The place of a live list that has not come yet. `what` names the list: 'reports'. */
export const waitingFor = (what: string): ReactNode => (
  <WaitingLines label={`Loading the ${what}`} minHeight="40vh" />
);

interface LiveForStaffProps {
  /** What is listed: 'reports'. */
  readonly what: string;
  /** The action that the rules ask of a listener. */
  readonly action: Action;
  readonly children: ReactNode;
}

/** A live list that only staff may read: while it loads, refused, and failed with a retry. Needs `SignedIn` around it. */
export function LiveForStaff({ what, action, children }: LiveForStaffProps) {
  const failed = (retry: () => void) => <Failed onRetry={retry}>We could not load the {what}.</Failed>;
  return (
    <LiveBoundary doing={`Listening to the ${what}`} failed={failed}>
      <CheckedDatabase
        mayListen={(roles) => may({ roles }, action)}
        waiting={waitingFor(what)}
        failed={failed}
        refused={refused}
      >
        {children}
      </CheckedDatabase>
    </LiveBoundary>
  );
}
