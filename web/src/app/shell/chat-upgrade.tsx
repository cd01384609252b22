import { linkTo, PRICING_PATH } from '@boma/domain/site-paths.ts';
import { Button, ButtonLink } from '../../components/button.ts';
import { Dialog } from '../../components/dialog.tsx';
import { RouterLink } from '../../components/router-link.tsx';
import { chakra, Flex } from '../../components/ui.ts';

/** The dialog that non-members get in place of the chat drawer. */
export default function ChatUpgrade({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Take the fire with you" open onClose={onClose}>
      <chakra.p textStyle="lead" maxWidth="36rem">
        Premium members have the chat at their side on every page: in multiview, during the shows, wherever
        they are watching.
      </chakra.p>
      <chakra.p marginTop={4} color="muted" maxWidth="36rem">
        Talking is free all the same, beside every camera and{' '}
        <RouterLink
          to={linkTo('theBoma')}
          onClick={onClose}
          color="ink"
          textDecoration="underline"
          textUnderlineOffset="3px"
        >
          in the Boma
        </RouterLink>
        .
      </chakra.p>
      <Flex gap={3} wrap="wrap" marginTop={8}>
        <ButtonLink to={PRICING_PATH} onClick={onClose}>
          See what Premium brings
        </ButtonLink>
        <Button look="quiet" onClick={onClose}>
          No Thanks
        </Button>
      </Flex>
    </Dialog>
  );
}
