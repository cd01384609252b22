import { Button } from '../button.ts';
import { Dialog } from '../dialog.tsx';
import { Flex } from '../ui.ts';

/** What the question says, where the viewer does something else than leave. */
export interface LeaveWords {
  readonly title: string;
  readonly text: string;
  readonly stay: string;
  readonly leave: string;
}

const LEAVING: LeaveWords = {
  title: 'Leave without sending?',
  text: 'You have not sent what you typed here. It is lost if you leave.',
  stay: 'Stay here',
  leave: 'Leave',
};

export interface LeaveQuestionProps {
  readonly words?: LeaveWords | undefined;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks whether the viewer wants to lose what they have typed. */
export function LeaveQuestion({ words = LEAVING, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Dialog title={words.title} open onClose={onStay}>
      <p>{words.text}</p>
      <Flex gap={3} wrap="wrap" marginTop={6}>
        <Button onClick={onStay}>{words.stay}</Button>
        <Button look="danger" onClick={onLeave}>
          {words.leave}
        </Button>
      </Flex>
    </Dialog>
  );
}
