import { REPORTS_SHOWN } from '@boma/domain/moderation/reports.schema.ts';
import { binnedName } from '@boma/domain/staff/bin.schema.ts';
import type { Queue, Settled, SettledQuery } from '@boma/domain/staff/settled.schema.ts';
import { SETTLED_SHOWN } from '@boma/domain/staff/settled.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { displayNames } from '../platform/display-names.ts';
import { readBatched } from '../platform/firestore.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';

/** Without the names of accounts, which are read together. */
interface Found extends Omit<Settled, 'by_name' | 'name'> {
  readonly by: string | null;
  /** As it was written then. Undefined: the account's name of now. */
  readonly name?: string | null;
}

type Read = (ctx: Ctx, limit: number) => Promise<readonly Found[]>;

/** How often the reports are read on for more things. */
const ROUNDS = 4;

/**
 * Reports of one thing that were settled together are one entry. A hundred of them can be: reads on until there are enough
 * things, or for some rounds.
 */
async function reports(ctx: Ctx, limit: number): Promise<Found[]> {
  const newest = store.chatReports.all().where('settled_at', '>', 0).orderBy('settled_at', 'desc');
  const found = new Map<string, Found>();
  let { docs } = await newest.limit(limit).get();
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const document of docs) {
      const report = readWellFormed(document, ctx.log);
      if (!report || report.settled_at === null) continue;
      const {
        kind,
        message_id,
        settled_at: at,
        settled_by: by,
        user_id: uid,
        author: name,
        message,
      } = report;
      const key = `${kind} ${message_id} ${at}`;
      if (!found.has(key))
        found.set(key, {
          id: document.id,
          at,
          how: 'settled',
          by,
          uid,
          name,
          what: message ?? '',
          answer: '',
        });
    }
    const last = docs.at(-1);
    if (found.size >= limit || !last) break;
    ({ docs } = await newest.startAfter(last).limit(REPORTS_SHOWN).get());
  }
  return [...found.values()].slice(0, limit);
}

async function heldTexts(ctx: Ctx, limit: number): Promise<Found[]> {
  const newest = store.heldTexts.all().where('decided_at', '>', 0).orderBy('decided_at', 'desc');
  const { docs } = await newest.limit(limit).get();
  return docs.flatMap((document) => {
    const held = readWellFormed(document, ctx.log);
    if (!held || held.decided_at === null || held.state === 'waiting') return [];
    const { decided_at: at, state: how, decided_by: by, uid, author: name, text: what } = held;
    return [{ id: document.id, at, how, by, uid, name, what, answer: '' }];
  });
}

async function appeals(ctx: Ctx, limit: number): Promise<Found[]> {
  const newest = store.appeals.all().where('decided_at', '>', 0).orderBy('decided_at', 'desc');
  const { docs } = await newest.limit(limit).get();
  return docs.flatMap((document) => {
    const appeal = readWellFormed(document, ctx.log);
    if (!appeal || appeal.decided_at === null || appeal.state === 'open') return [];
    const { decided_at: at, state: how, decided_by: by, text: what, answer } = appeal;
    return [{ id: document.id, at, how, by, uid: document.id, what, answer }];
  });
}

async function contact(ctx: Ctx, limit: number): Promise<Found[]> {
  const newest = store.contactMessages.all().where('closed_at', '>', 0).orderBy('closed_at', 'desc');
  const { docs } = await newest.limit(limit).get();
  return docs.flatMap((document) => {
    const message = readWellFormed(document, ctx.log);
    if (!message || message.closed_at === null) return [];
    const { closed_at: at, closed_by: by, uid, name, subject: what, answers } = message;
    const answer = answers.at(-1)?.text ?? '';
    return [{ id: document.id, at, how: answer === '' ? 'closed' : 'answered', by, uid, name, what, answer }];
  });
}

/** Mails that staff have sent again. Their subjects are gone with them after some weeks. */
async function mails(ctx: Ctx, limit: number): Promise<Found[]> {
  const newest = store.auditLog.all().where('action', '==', 'mail.retry').orderBy('at', 'desc');
  const { docs } = await newest.limit(limit).get();
  const found = docs.map(async (document): Promise<Found[]> => {
    const record = readWellFormed(document, ctx.log);
    if (!record) return [];
    const { at, by, person: uid, target } = record;
    const mail = dataIfWellFormed(await readBatched(store.mail(target.split('/')[1] ?? '')));
    const what = mail?.message.subject ?? '';
    return [{ id: document.id, at, how: 'sent-again', by, uid, what, answer: '' }];
  });
  return (await Promise.all(found)).flat();
}

async function bin(ctx: Ctx, limit: number): Promise<Found[]> {
  const newest = store.auditLog.all().where('action', '==', 'bin.restore').orderBy('at', 'desc');
  const { docs } = await newest.limit(limit).get();
  return docs.flatMap((document) => {
    const record = readWellFormed(document, ctx.log);
    if (!record) return [];
    const { at, by, target, after } = record;
    const what = binnedName(after ?? {}, target.split('/')[1] ?? '');
    return [{ id: document.id, at, how: 'put-back', by, uid: null, what, answer: '' }];
  });
}

const reads: Readonly<Record<Queue, Read>> = {
  reports,
  'held-texts': heldTexts,
  appeals,
  contact,
  mails,
  bin,
};

/** What was settled last in a queue of staff, and who settled it, the newest first. */
export async function listSettled({ ctx, input }: { ctx: Ctx; input: SettledQuery }): Promise<Settled[]> {
  const { queue, limit = SETTLED_SHOWN } = input;
  const found = await reads[queue](ctx, limit);
  const names = await displayNames(found.flatMap(({ by, uid }) => [by, uid].filter((each) => each !== null)));
  const nameOf = (uid: string | null) => (uid === null ? null : (names.get(uid) ?? null));
  return found.map(({ by, name, ...rest }) => ({
    ...rest,
    by_name: nameOf(by),
    name: name === undefined ? nameOf(rest.uid) : name,
  }));
}
