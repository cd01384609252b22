import { linkTo } from '@boma/domain/site-paths.ts';
import { Component, type ReactNode } from 'react';
import { Button } from '../components/button.ts';
import { PageBody } from '../components/page-body.tsx';
import { RouterLink } from '../components/router-link.tsx';
import { chakra, Flex } from '../components/ui.ts';
import { logFailure } from '../lib/log.ts';

function FailedPage({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <PageBody width="text">
      <chakra.div role="alert" display="grid" gap={5} justifyItems="start">
        <chakra.h1 textStyle="title">Something startled this page</chakra.h1>
        <chakra.p textStyle="lead" color="muted">
          It bolted before we could show it to you. Most of the time it comes back when you call it again.
        </chakra.p>
        <Flex gap={5} align="center" wrap="wrap">
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

/** Replaces a page that fails to render. Header, navigation and footer stay. */
export class RouteFailure extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown) {
    logFailure('Showing the page', cause);
  }

  override componentDidUpdate(before: Props, { failed }: { readonly failed: boolean }) {
    // oxlint-disable-next-line react/no-did-update-set-state -- an error boundary has no other place to recover in.
    if (failed && before.at !== this.props.at) this.setState({ failed: false });
  }

  override render() {
    const { children, onRetry = () => location.reload() } = this.props;
    return this.state.failed ? <FailedPage onRetry={onRetry} /> : children;
  }
}
