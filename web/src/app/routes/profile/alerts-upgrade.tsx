import type { SelectionProblem } from '@boma/domain/notifications/categories.policy.ts';
import { CATEGORY_LIMIT } from '@boma/domain/notifications/notifications.constants.ts';
import { PRICING_PATH } from '@boma/domain/site-paths.ts';
import { Button, ButtonLink } from '../../../components/button.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { chakra, Flex } from '../../../components/ui.ts';

const texts: Readonly<Record<SelectionProblem, string>> = {
  'too-many': `You follow ${CATEGORY_LIMIT} kinds of alert already. Premium members follow as many as they like.`,
  'members-only': 'The rare visitors call first on Premium members.',
};

/** Shown when a choice of alerts needs a membership. */
export default function AlertsUpgrade({
  reason,
  onClose,
}: {
  readonly reason: SelectionProblem;
  readonly onClose: () => void;
}) {
  return (
    <Dialog title="Hear of them all" open onClose={onClose}>
      <chakra.p textStyle="lead" maxWidth="36rem">
        {texts[reason]}
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
