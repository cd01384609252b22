import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import { heldData } from '@boma/domain/privacy/held-data.ts';
import type { Holding } from '@boma/domain/privacy/holding.ts';
import type { MyData } from '@boma/domain/privacy/my-data.schema.ts';
import { PRIVACY_TEXTS } from '@boma/domain/privacy/privacy.constants.ts';
import type { StoredName } from '@boma/domain/stored-schemas.ts';
import type { UserRecord } from 'firebase-admin/auth';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { ActiveUserCtx } from '../platform/context.ts';
import { takeToken } from '../platform/take-token.ts';
import { findDocuments } from './held-documents.ts';

/** Each call reads every document about the user. */
const DATA_PER_PERSON: Allowance = { capacity: 5, refillMs: 300_000 };

const ABOUT =
  'Everything that we store about you. Times are in UTC. A time that is a bare number counts from the beginning of 1970: in seconds where it comes from the payment provider, otherwise in milliseconds. Of what others wrote, this file has only what you have reported.';

type Exported = Extract<Holding, { section: string }>;

function toJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJson(inner)]));
}

function exportDocument(
  document: DocumentSnapshot,
  { omit = [], withId }: Exported,
): Record<string, unknown> {
  const fields = Object.entries(document.data() ?? {}).filter(([name]) => !omit.includes(name));
  return { ...(withId && { id: document.id }), ...(toJson(Object.fromEntries(fields)) as object) };
}

async function exportHeld(uid: string): Promise<MyData['held']> {
  const sections = Object.entries(heldData).map(async ([name, holding]) => {
    if (holding.holds === 'nothing personal' || holding.section === null) return [];
    const found: Record<string, unknown>[] = [];
    for await (const page of findDocuments(uid, name as StoredName, holding.foundBy))
      found.push(...page.map((document) => exportDocument(document, holding)));
    return [[holding.section, found] as const];
  });
  return Object.fromEntries((await Promise.all(sections)).flat());
}

const isoOf = (text: string) => new Date(text).toISOString();

function exportAccount(account: UserRecord): MyData['account'] {
  const { creationTime, lastSignInTime } = account.metadata;
  return {
    id: account.uid,
    email: account.email ?? '',
    email_verified: account.emailVerified,
    signs_in_with: account.providerData.map(({ providerId }) => providerId),
    created_at: isoOf(creationTime),
    last_signed_in_at: lastSignInTime ? isoOf(lastSignInTime) : null,
  };
}

/** Everything that is stored about the caller. @throws AppError `too-many-requests`. */
export async function showData({ ctx }: { ctx: ActiveUserCtx }): Promise<MyData> {
  const { uid } = ctx.user;
  const owner = `data by person ${uid}`;
  await takeToken({ ctx, input: { owner, allowance: DATA_PER_PERSON, alert: PRIVACY_TEXTS.tooOften } });
  return {
    about: ABOUT,
    made_at: new Date(ctx.clock.real()).toISOString(),
    account: exportAccount(ctx.account),
    held: await exportHeld(uid),
  };
}
