import type { AskStatus } from '../../lib/asking/use-action.ts';
import { chakra } from '../ui.ts';
import { Problem } from './form-frame.tsx';

interface ActionOutcomeProps {
  readonly action: { readonly status: AskStatus; readonly problem: string | undefined };
  /** What the user reads when it is done. */
  readonly done?: string;
}

/** The outcome of an action, below its button. The region is always there, so that screen readers announce changes. */
export function ActionOutcome({ action: { status, problem }, done = '' }: ActionOutcomeProps) {
  return (
    <chakra.div css={{ '& > p:not(:empty)': { marginTop: 3 } }}>
      <chakra.p role="status" textStyle="small" color="muted">
        {status === 'done' ? done : ''}
      </chakra.p>
      <Problem>{problem}</Problem>
    </chakra.div>
  );
}
