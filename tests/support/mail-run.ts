import { randomUUID } from 'node:crypto';
import { deliverMail } from '../../functions/src/mails/deliver-mail.ts';
import { closeMailTransport } from '../../functions/src/mails/mail-transport.ts';
import { tendMails } from '../../functions/src/mails/tend-mails.ts';
import { eachLimited } from '../../functions/src/platform/each-limited.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { startMail } from '../../tools/simulators/mail/server.ts';
import { withoutTriggers } from './background-triggers.ts';
import { deleteMails, mailTo, storedMail } from './mails.ts';
import { stored } from './stored.ts';
import { type Alert, contextAt } from './verb-context.ts';

const MINUTE = 60_000;
/** Mails that the deployed triggers send at once: three instances of twenty. */
const TRIGGERS = 60;
/** Later than any other test, so that neither the triggers nor the ticker of the run send these mails. */
const AHEAD = 30 * 86_400_000;

/** One in a hundred is refused for now, one in a thousand for good. */
const isTemporary = (index: number) => index % 100 === 7;
const isPermanent = (index: number) => index % 1000 === 13;

export interface MailRun {
  /** Mails by how often they reached their address. */
  readonly deliveries: ReadonlyMap<number, number>;
  readonly reported: number;
  readonly blocked: number;
  readonly seconds: number;
}

/** Sends so many mails through a real SMTP server, by triggers and the schedule at once. */
export async function playMails(count: number): Promise<MailRun> {
  const marker = randomUUID();
  const addresses = Array.from({ length: count }, (_, index) => `m${index}@${marker}.test`);
  const busy = new Set(addresses.filter((_, index) => isTemporary(index)));
  const missing = new Set(addresses.filter((_, index) => isPermanent(index)));
  const server = await startMail({
    port: 0,
    smtpPort: 0,
    keep: count * 2,
    refusalOf(address) {
      if (missing.has(address)) return { code: 550, words: '5.1.1 No such user', at: 'address' };
      // Only the first try.
      return busy.delete(address) ? { code: 451, words: '4.7.1 Try again later', at: 'address' } : undefined;
    },
  });
  process.env.SMTP_URL = server.smtp;
  const start = Date.now() + AHEAD;
  const alerts: Alert[] = [];
  try {
    return await withoutTriggers(async () => {
      const documents = addresses.map((address) => ({ document: stored.mail.all().doc(), address }));
      const writer = firestore().bulkWriter();
      for (const { document, address } of documents) void writer.create(document, mailTo(address, start));
      await writer.close();
      const began = performance.now();
      // The triggers take the mails from one end, and the schedule from the other.
      const byTriggers = eachLimited(documents.toReversed(), TRIGGERS, ({ document: { id } }) =>
        deliverMail({ ctx: contextAt({ real: start, alerts }), input: { id } }),
      );
      await Promise.all([byTriggers, tendMails({ ctx: contextAt({ real: start, alerts }) })]);
      for (let minute = 1; minute <= 10; minute += 1)
        await tendMails({ ctx: contextAt({ real: start + minute * MINUTE, alerts }) });
      const seconds = (performance.now() - began) / 1000;
      const received = Map.groupBy(server.taken(), ({ messageId }) => messageId);
      const deliveries = new Map<number, number>();
      for (const { document } of documents) {
        const times = received.get(`<${document.id}@boma.test>`)?.length ?? 0;
        const mail = await storedMail(document.id);
        if ((mail?.state === 'sent') !== times > 0)
          throw new Error(`${document.id}: ${mail?.state}, ${times}.`);
        deliveries.set(times, (deliveries.get(times) ?? 0) + 1);
      }
      const blocks = await stored.mailBlocks.all().where('blocked_at', '>=', start).get();
      const blocked = blocks.size;
      await Promise.all(blocks.docs.map(({ ref }) => ref.delete()));
      await deleteMails(documents.map(({ document }) => document.id));
      const reported = alerts.filter(({ message }) => message === 'mail-failed').length;
      return { deliveries, reported, blocked, seconds };
    });
  } finally {
    closeMailTransport();
    await server.close();
  }
}
