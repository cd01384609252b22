import { Component, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { logFailure } from '../lib/log.ts';

interface Props {
  /** What is inside, as the log names it: 'header'. */
  readonly part: string;
  /** Stands in its place when it fails. Nothing, for decoration. */
  readonly fallback?: ReactNode;
  /** Called when it fails, for example to close what did not open. */
  readonly onFailed?: (() => void) | undefined;
  readonly children: ReactNode;
}

class Boundary extends Component<Props & { readonly at: string }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown) {
    logFailure(`Showing the ${this.props.part}`, cause);
    this.props.onFailed?.();
  }

  override componentDidUpdate(before: { readonly at: string }) {
    // oxlint-disable-next-line react/no-did-update-set-state -- an error boundary has no other place to recover in.
    if (this.state.hasFailed && before.at !== this.props.at) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/**
 * A part of the page that can fail without the rest: React removes everything up to the nearest boundary when a component
 * throws or its code does not load. It is tried again on the next page.
 */
export function FailsAlone(props: Props) {
  const { pathname } = useLocation();
  return <Boundary {...props} at={pathname} />;
}

/** The same decoration, which leaves nothing when it fails. */
export function alone<P extends object>(part: string, Part: ComponentType<P>) {
  return function Alone(props: P) {
    return (
      <FailsAlone part={part}>
        <Part {...props} />
      </FailsAlone>
    );
  };
}
