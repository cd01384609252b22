import { Component, type ReactNode } from 'react';
import { logFailure } from '../lib/log.ts';
import { clearReactfireCache } from './signed-in.tsx';

interface Props {
  /** The action in words, for the log: 'Listening to the reports'. */
  readonly doing: string;
  readonly children: ReactNode;
  readonly failed: (retry: () => void) => ReactNode;
}

/** reactfire throws a refusal of Firestore and caches it, so a retry clears its cache first. */
export class LiveBoundary extends Component<Props, { readonly failed: boolean }> {
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
