import { collections } from '@boma/domain/collections.ts';
import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import { type Holding, heldData } from '@boma/domain/privacy/held-data.ts';
import type { MyData } from '@boma/domain/privacy/my-data.schema.ts';
import { PRIVACY_TEXTS } from '@boma/domain/privacy/privacy.constants.ts';
import type { UserRecord } from 'firebase-admin/auth';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { requireUser } from '../accounts/require-user.ts';
import { standingAccount } from '../accounts/standing-account.ts';
import type { Ctx } from '../platform/context.ts';
import { takeToken } from '../platform/take-token.ts';
import { documentsOf } from './held-documents.ts';

/** It reads everything there is of a person. */
export const DATA_PER_PERSON: Allowance = { capacity: 5, refillMs: 300_000 };

const ABOUT =
  'Everything that we hold of you. Moments are in UTC; where one is a bare number it is milliseconds, or in what comes from the payment provider seconds, since the beginning of 1970. Of what others said there is only what you have reported; what they did is left out.';

type Told = Extract<Holding, { told: string }>;

function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}

function told(document: DocumentSnapshot, { without = [], withId }: Told): Record<string, unknown> {
  const fields = Object.entries(document.data() ?? {}).filter(([name]) => !without.includes(name));
  return { ...(withId && { id: document.id }), ...(plain(Object.fromEntries(fields)) as object) };
}

async function held(uid: string): Promise<MyData['held']> {
  const sections = Object.entries(heldData).map(async ([name, holding]) => {
    if (holding.holds === 'nobody' || holding.told === null) return [];
    const collection = collections[name as keyof typeof collections];
    const found = await documentsOf(uid, collection, holding.foundBy);
    return [[holding.told, found.map((document) => told(document, holding))] as const];
  });
  return Object.fromEntries((await Promise.all(sections)).flat());
}

const isoOf = (text: string) => new Date(text).toISOString();

function accountOf(account: UserRecord): MyData['account'] {
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

/** Everything that is held of the caller. @throws AppError `unauthenticated`, `banned`, `forbidden`, `too-many-requests`. */
export async function showData({ ctx }: { ctx: Ctx }): Promise<MyData> {
  const { uid, session } = await requireUser(ctx);
  const account = await standingAccount(uid, session.signedInAt);
  const owner = `data by person ${uid}`;
  await takeToken({ ctx, input: { owner, allowance: DATA_PER_PERSON, alert: PRIVACY_TEXTS.tooOften } });
  return {
    about: ABOUT,
    made_at: new Date(ctx.clock.real()).toISOString(),
    account: accountOf(account),
    held: await held(uid),
  };
}
