import type { LegalKind } from '@boma/domain/pages/legal.constants.ts';
import { Button } from '../../components/button.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Flex } from '../../components/ui.ts';
import { legalKinds } from './legal-kinds.ts';
import { LegalInDialog } from './legal-of.tsx';

/** A legal text in a dialog over the form. The form keeps the user's input. */
export default function LegalDialog({
  text,
  onClose,
}: {
  readonly text: LegalKind;
  readonly onClose: () => void;
}) {
  return (
    <Dialog title={legalKinds[text].title} open onClose={onClose}>
      <LegalInDialog of={legalKinds[text]} />
      <Flex marginTop={8}>
        <Button onClick={onClose}>CLOSE</Button>
      </Flex>
    </Dialog>
  );
}
