import { linkTo } from '@boma/domain/site-paths.ts';
import type { Transaction } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { findAccount } from '../platform/identity.ts';
import { siteOrigin } from '../platform/params.ts';
import { queueMail } from '../platform/queue-mail.ts';

const outcomes = {
  lifted: 'We have looked again, and have lifted our decision.',
  upheld: 'We have looked again, and our decision stays.',
  replaced: 'We have looked again, and would have lifted our decision. A newer one is in force.',
  ended: 'We have looked again, and would have kept our decision. It has ended meanwhile.',
} as const;

/** The confirmed address of the account, closed or not. An address that is not confirmed may be a stranger's. */
export async function addressForAnswer(uid: string): Promise<string | undefined> {
  const account = await findAccount(uid);
  return account?.emailVerified ? account.email : undefined;
}

interface Answer {
  readonly uid: string;
  /** Undefined: the user reads the answer on the site alone. */
  readonly address: string | undefined;
  readonly outcome: keyof typeof outcomes;
  /** The words of staff. Empty: the outcome says it all. */
  readonly words: string;
}

/** Queues the mail that answers an appeal, with the decision that the same transaction stores. */
export function queueAnswer(
  ctx: Ctx,
  transaction: Transaction,
  { uid, address, outcome, words }: Answer,
): void {
  if (address === undefined) return;
  const lines = [
    outcomes[outcome],
    ...(words === '' ? [] : ['', words]),
    '',
    '--',
    `${siteOrigin()}${linkTo('signIn')}`,
  ];
  const message = { subject: 'The answer to your appeal', text: lines.join('\n') };
  queueMail(ctx, transaction, { to: address, message, uid });
}
