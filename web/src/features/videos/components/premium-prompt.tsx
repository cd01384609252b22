import { linkTo } from '@boma/domain/site-paths.ts';
import { PREMIUM_PROMPT } from '@boma/domain/videos/videos.constants.ts';
import { Button, ButtonLink } from '../../../components/button.ts';
import { chakra, Flex } from '../../../components/ui.ts';

/** What the dialog of a premium video shows to viewers without a membership, in place of the video. */
export function PremiumPrompt({ onClose }: { readonly onClose: () => void }) {
  return (
    <>
      <chakra.p textStyle="lead" maxWidth="38rem">
        {PREMIUM_PROMPT.text}
      </chakra.p>
      <Flex gap={3} wrap="wrap" marginTop={8}>
        <ButtonLink to={linkTo('subscribe')}>{PREMIUM_PROMPT.action}</ButtonLink>
        <Button look="quiet" onClick={onClose}>
          No Thanks
        </Button>
      </Flex>
    </>
  );
}
