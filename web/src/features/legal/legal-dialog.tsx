import { Button } from '../../components/button.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Flex } from '../../components/ui.ts';
import { PrivacyText, TermsText } from './legal-texts.tsx';

const texts = {
  privacy: { title: 'Privacy Policy', Text: PrivacyText },
  terms: { title: 'Terms of Service', Text: TermsText },
} as const;

export type LegalText = keyof typeof texts;

/** A legal text in a dialog over the form. The form keeps the user's input. */
export default function LegalDialog({
  text,
  onClose,
}: {
  readonly text: LegalText;
  readonly onClose: () => void;
}) {
  const { title, Text } = texts[text];
  return (
    <Dialog title={title} open onClose={onClose}>
      <Text />
      <Flex marginTop={8}>
        <Button onClick={onClose}>CLOSE</Button>
      </Flex>
    </Dialog>
  );
}
