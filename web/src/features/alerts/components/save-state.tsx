import { Button } from '../../../components/button.ts';
import { fromAround } from '../../../components/focus-around.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import type { useSaveNewest } from '../../../lib/asking/use-save-newest.ts';

interface SaveStateProps {
  readonly saving: Omit<ReturnType<typeof useSaveNewest>, 'saveNext'>;
}

/** What has become of the newest change, with a button that saves it again. */
export function SaveState({ saving: { busy, isDone, problem, saveAgain } }: SaveStateProps) {
  return (
    <Flex align="center" gap={3} minHeight="3rem" wrap="wrap">
      <chakra.p role="status" textStyle="small" color="muted">
        {busy && 'Saving…'}
        {isDone && 'Saved.'}
      </chakra.p>
      {problem !== undefined && (
        <>
          <Problem>{problem}</Problem>
          <Button look="quiet" onClick={fromAround(saveAgain)}>
            Try again
          </Button>
        </>
      )}
    </Flex>
  );
}
