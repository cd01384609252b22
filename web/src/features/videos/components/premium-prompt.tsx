import { linkTo } from '@boma/domain/site-paths.ts';
import { PREMIUM_PROMPT } from '@boma/domain/videos/videos.constants.ts';
import { Button, ButtonLink } from '../../../components/button.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { chakra, Flex } from '../../../components/ui.ts';

/** What viewers without a membership get in place of a premium video. */
export function PremiumPrompt({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  return (
    <Dialog title={title} open onClose={onClose}>
      <chakra.p textStyle="lead" maxWidth="38rem">
        {PREMIUM_PROMPT.text}
      </chakra.p>
      <Flex gap={3} wrap="wrap" marginTop={8}>
        <ButtonLink to={linkTo('subscribe')}>{PREMIUM_PROMPT.action}</ButtonLink>
        <Button look="quiet" onClick={onClose}>
          No Thanks
        </Button>
      </Flex>
    </Dialog>
  );
}
