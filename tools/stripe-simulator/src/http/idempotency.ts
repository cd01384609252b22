import { createHash } from 'node:crypto';
import type { IdempotentAnswer } from '../state/records.ts';
import type { World } from '../state/world.ts';
import { StripeFault } from './stripe-error.ts';

const KEPT = 10_000;
const KEPT_SECONDS = 86_400;
const KEY_MAX_LENGTH = 255;

const refuse = (message: string) => new StripeFault(400, 'idempotency_error', message);

export const fingerprint = (body: string) => createHash('sha256').update(body).digest('hex');

/** The answer this key has had before, if any. @throws StripeFault when it was another request's key. */
export function rememberedAnswer(
  world: World,
  key: string,
  { method, path, body }: { method: string; path: string; body: string },
): IdempotentAnswer | undefined {
  if (key.length > KEY_MAX_LENGTH) {
    throw refuse(`Idempotency keys are at most ${KEY_MAX_LENGTH} characters long.`);
  }
  const before = world.tables.idempotentAnswers.get(key);
  if (!before) return undefined;
  if (world.now() - before.created > KEPT_SECONDS) {
    world.tables.idempotentAnswers.delete(key);
    return undefined;
  }
  const elsewhere = `Try using a key other than '${key}' if you meant to execute a different request.`;
  if (before.method !== method || before.path !== path) {
    throw refuse(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${before.path}'). ${elsewhere}`,
    );
  }
  if (before.fingerprint !== fingerprint(body)) {
    throw refuse(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ${elsewhere}`,
    );
  }
  return before;
}

/** Keeps an answer under its key, and so many of them at most. */
export function remember(world: World, answer: IdempotentAnswer): void {
  const { idempotentAnswers } = world.tables;
  const oldest = idempotentAnswers.all().next().value;
  if (oldest && idempotentAnswers.size >= KEPT) idempotentAnswers.delete(oldest.id);
  idempotentAnswers.put(answer);
}

export const inProgress = (key: string) =>
  new StripeFault(
    409,
    'idempotency_error',
    `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    { code: 'idempotency_key_in_use' },
  );
