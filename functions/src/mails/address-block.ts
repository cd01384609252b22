import { createHash } from 'node:crypto';
import { inLowerCase } from '@boma/domain/mails/mail.policy.ts';
import type { MailBlock } from '@boma/domain/mails/mail.schema.ts';
import { BLOCK_MS } from '@boma/domain/mails/mails.constants.ts';
import type { Millis } from '@boma/domain/time.ts';
import { contactMail } from '../platform/params.ts';
import { store } from '../platform/store.ts';

/** Where it is stored that an address gets no more mails. The store knows the address by its SHA-256 alone. */
export const blockOf = (address: string) =>
  store.mailBlocks(createHash('sha256').update(inLowerCase(address)).digest('hex'));

/** The rangers' own address is never blocked: their mails would be lost by a mistake of one hour. */
export const isRangers = (address: string): boolean => inLowerCase(address) === inLowerCase(contactMail());

/** Stops all mails to an address for half a year. */
export async function blockAddress(
  address: string,
  why: Pick<MailBlock, 'uid' | 'reason'>,
  now: Millis,
): Promise<void> {
  await blockOf(address).set({ ...why, blocked_at: now, expires_at: now + BLOCK_MS });
}
