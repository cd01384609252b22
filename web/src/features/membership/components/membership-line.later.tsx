import { chakra } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { readMembership } from '../api/read-membership.ts';
import { useAccess } from '../hooks/use-access.ts';
import { membershipLine } from '../membership-line.ts';

/** Until when a member has paid, or has been given the membership. The page is complete without it. */
export default function MembershipLine() {
  const { answer } = useAnswer(readMembership, { doing: 'Reading the membership' });
  const access = useAccess(answer?.gift ?? null);
  return (
    <chakra.p fontWeight={600} minHeight="1.6em" marginTop={4}>
      {answer && membershipLine(answer.subscriptions, access)}
    </chakra.p>
  );
}
