import { Button } from '../button.ts';
import { Dialog } from '../dialog.tsx';
import { Flex } from '../ui.ts';

export interface LeaveQuestionProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks whether the viewer wants to lose what they have typed. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Dialog title="Leave without sending?" open onClose={onStay}>
      <p>You have not sent what you typed here. It is lost if you leave this page.</p>
      <Flex gap={3} wrap="wrap" marginTop={6}>
        <Button onClick={onStay}>Stay here</Button>
        <Button look="danger" onClick={onLeave}>
          Leave
        </Button>
      </Flex>
    </Dialog>
  );
}
