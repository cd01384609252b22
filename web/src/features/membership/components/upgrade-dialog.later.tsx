import type { SelectionProblem } from '@boma/domain/notifications/categories.policy.ts';
import { CATEGORY_LIMIT } from '@boma/domain/notifications/notifications.constants.ts';
import { CHAT_NAME } from '@boma/domain/site-identity.ts';
import { linkTo, PRICING_PATH } from '@boma/domain/site-paths.ts';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../components/button.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { PlanOffer } from './plan-offer.tsx';

interface UpgradeDialogProps {
  /** What the viewer wanted: the chat at their side, to keep a moment, or a choice of alerts that needs a membership. */
  readonly reason: 'chat' | 'moment' | SelectionProblem;
  readonly onClose: () => void;
}

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly more?: (close: () => void) => ReactNode;
}

const talkIsFree = (close: () => void) => (
  <>
    Talking is free all the same, beside every camera and{' '}
    <RouterLink
      to={linkTo('theBoma')}
      onClick={close}
      color="ink"
      textDecoration="underline"
      textUnderlineOffset="3px"
    >
      in {CHAT_NAME}
    </RouterLink>
    .
  </>
);

const words: Readonly<Record<UpgradeDialogProps['reason'], Words>> = {
  chat: {
    title: 'Chat on every page',
    lead: 'Premium members have the chat at their side on every page: in multiview, during the shows, wherever they are watching.',
    more: talkIsFree,
  },
  moment: {
    title: 'Keep the moment',
    lead: 'Premium members keep the last minute of any camera as a video: they find it on the camera’s page and in their gallery, and they can share it.',
  },
  'too-many': {
    title: 'Choose from every kind of alert',
    lead: `You have chosen ${CATEGORY_LIMIT} kinds of alert already. Premium members choose as many as they like.`,
  },
  'members-only': {
    title: 'Choose from every kind of alert',
    lead: 'Only Premium members can choose this kind. With none chosen, you get every alert.',
  },
};

/** Shown when what a viewer wants needs a membership. */
export default function UpgradeDialog({ reason, onClose }: UpgradeDialogProps) {
  const { title, lead, more } = words[reason];
  return (
    <Dialog title={title} open onClose={onClose}>
      <chakra.p textStyle="lead" maxWidth="36rem">
        {lead}
      </chakra.p>
      {more && (
        <chakra.p marginTop={4} color="muted" maxWidth="36rem">
          {more(onClose)}
        </chakra.p>
      )}
      <chakra.div display="grid" gap={4} marginTop={6}>
        <PlanOffer>
          <Flex gap={3} wrap="wrap">
            <ButtonLink to={PRICING_PATH} onClick={onClose}>
              See what Premium brings
            </ButtonLink>
            <Button look="quiet" onClick={onClose}>
              No Thanks
            </Button>
          </Flex>
        </PlanOffer>
      </chakra.div>
    </Dialog>
  );
}
