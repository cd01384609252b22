// oxlint-disable-next-line eslint/no-restricted-imports -- here a failure is forgotten.
import { type ComponentType, type FunctionComponent, lazy, useEffect } from 'react';
import { logFailure } from '../lib/log.ts';
import { createStore, useStore } from '../lib/store.ts';
import { showToast } from '../lib/toasts.ts';
import { Button } from './button.ts';
import { fromAround } from './focus-around.ts';
import { chakra } from './ui.ts';

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/** Milliseconds during which a failure stands: React renders again as soon as it knows of one. */
const STANDS = 500;

/**
 * A component whose code comes later, as with React's `lazy`; but a failure is not kept: the next time that it is
 * rendered its code is asked for again. Until then `Instead` takes its place; without it the nearest boundary does.
 */
export function late<P extends object>(
  load: Load<P>,
  Instead?: ComponentType<P & { readonly onRetry: () => void }>,
): FunctionComponent<P> {
  let failedAt = Number.POSITIVE_INFINITY;
  const asked = createStore(0);
  const retry = () => {
    failedAt = Number.NEGATIVE_INFINITY;
    asked.write(asked.read() + 1);
  };
  const ask = () =>
    lazy(() =>
      load().catch((cause: unknown) => {
        failedAt = performance.now();
        if (!Instead) throw cause;
        logFailure('Loading a part of the page', cause);
        return { default: (props: P) => <Instead {...props} onRetry={retry} /> };
      }),
    );
  let Part = ask();
  return function LatePart(props: P) {
    useStore(asked, 0);
    if (performance.now() - failedAt > STANDS) {
      failedAt = Number.POSITIVE_INFINITY;
      Part = ask();
    }
    return <Part {...props} />;
  };
}

interface Closable {
  readonly onClose: () => void;
}

function ClosedAgain({ onClose }: Closable) {
  useEffect(() => {
    showToast({ text: 'That could not be loaded. Please try again.', tone: 'warning' });
    onClose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each failure, whatever function closes it.
  }, []);
  return null;
}

/** A dialog or menu whose code is loaded when it is opened. If it does not come, it says so and closes again. */
export const lateDialog = <P extends Closable>(load: Load<P>): FunctionComponent<P> =>
  late(load, ClosedAgain);

function Missing({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <chakra.p role="status" display="flex" flexWrap="wrap" alignItems="center" gap={4} color="muted">
      <span>This part could not be loaded.</span>
      <Button look="quiet" onClick={fromAround(onRetry)}>
        Try again
      </Button>
    </chakra.p>
  );
}

/** A part of a page whose code comes later. If it does not come, its place says so and offers to try again. */
export const latePart = <P extends object>(load: Load<P>): ComponentType<P> => late(load, Missing);

const Nothing = () => null;

/** An ornament of a page: if its code does not come, the page does without, and asks again the next time. */
export const lateOrnament = <P extends object>(load: Load<P>): ComponentType<P> => late(load, Nothing);
