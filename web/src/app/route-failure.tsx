import { linkTo } from '@boma/domain/site-paths.ts';
import { Component, type ReactNode } from 'react';
import { Button } from '../components/button.ts';
import { PageBody } from '../components/page-body.tsx';
import { RouterLink } from '../components/router-link.tsx';
import { chakra, Flex } from '../components/ui.ts';
import { logFailure } from '../lib/log.ts';

/** The code of a page did not arrive: the network is gone, or a deployment has replaced the code. */
export class LoadFailure extends Error {}

/** Milliseconds until a page that did not load is loaded again. A page that has just been loaded waits longer. */
const LOAD_AGAIN_AFTER = 5000;
const LOAD_AGAIN_SOONEST = 60_000;

type Failure = 'broken' | 'missing';

const words = {
  broken: [
    'Something startled this page',
    'It bolted before we could show it. Most of the time it comes back.',
  ],
  missing: ['This page could not load', 'It comes back by itself with your connection, or ours.'],
} as const;

function FailedPage({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }) {
  const [title, text] = words[failure];
  return (
    <PageBody width="text">
      <chakra.div role="alert" display="grid" gap={5} justifyItems="start">
        <chakra.h1 textStyle="title">{title}</chakra.h1>
        <chakra.p textStyle="lead" color="muted">
          {text}
        </chakra.p>
        <Flex gap={5} align="center" wrap="wrap">
          {/* oxlint-disable-next-line house/asks-again -- It stands for the whole page, with the way home. */}
          <Button onClick={onRetry}>Retry</Button>
          <RouterLink to={linkTo('home')} textDecoration="underline" textUnderlineOffset="3px">
            Go to the front page
          </RouterLink>
        </Flex>
      </chakra.div>
    </PageBody>
  );
}

interface Props {
  readonly children: ReactNode;
  /** The current path. A new one clears the failure. */
  readonly at: string;
  /** Reloads by default: after a deployment the old address of a page's code is gone. */
  readonly onRetry?: () => void;
}

interface State {
  readonly failure?: Failure | undefined;
}

/** Replaces a page that fails to load or to render. Header, navigation and footer stay. */
export class RouteFailure extends Component<Props, State> {
  override state: State = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(cause: unknown): State {
    return { failure: cause instanceof LoadFailure ? 'missing' : 'broken' };
  }

  #retry = () => (this.props.onRetry ?? (() => location.reload()))();

  /** Without a network the browser would replace this page by its own, so it waits for the network. */
  #retryLater = () => navigator.onLine && this.#retry();

  #stopWaiting() {
    clearTimeout(this.#timer);
    removeEventListener('online', this.#retryLater);
  }

  override componentDidCatch(cause: unknown) {
    logFailure('Showing the page', cause);
    if (!(cause instanceof LoadFailure)) return;
    addEventListener('online', this.#retryLater);
    const isFresh = performance.now() < LOAD_AGAIN_SOONEST;
    this.#timer = setTimeout(this.#retryLater, isFresh ? LOAD_AGAIN_SOONEST : LOAD_AGAIN_AFTER);
  }

  override componentDidUpdate(before: Props, { failure }: State) {
    if (!failure || before.at === this.props.at) return;
    this.#stopWaiting();
    // oxlint-disable-next-line react/no-did-update-set-state -- an error boundary has no other place to recover in.
    this.setState({ failure: undefined });
  }

  override componentWillUnmount() {
    this.#stopWaiting();
  }

  override render() {
    const { failure } = this.state;
    return failure ? <FailedPage failure={failure} onRetry={this.#retry} /> : this.props.children;
  }
}
