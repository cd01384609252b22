import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eachLimited } from '../../functions/src/platform/each-limited.ts';
import { isLost } from '../support/lost-answers.ts';
import { site } from '../support/run.ts';
import { Callers } from './fuzz/callers.ts';
import { type FuzzedRequest, type Operation, requestsTo } from './fuzz/requests.ts';

// Requests that are made from the published OpenAPI document alone, as a stranger would make them.

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

/** Requests per endpoint. */
const REQUESTS = Number(process.env.BOMA_FUZZED_REQUESTS ?? 60);
const SEED = 20_261_122;
/** Requests at the same time. */
const AT_ONCE = 3;

/** Every operation with its requests. They are all made first: making them takes seconds, in which sockets would close. */
async function readOperations() {
  const answer = await fetch(new URL('/api/openapi.json', site()));
  const { paths } = (await answer.json()) as { readonly paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
      requests: fc.sample(requestsTo(path, operation), { numRuns: REQUESTS, seed: SEED }),
    })),
  );
}

/** A call that may end the session of its caller. */
const ENDS_SESSIONS = /^(?:clearToken|signOutEverywhere|revokeDevice|askDeletion)$/;

let callers: Callers;

async function ask(method: string, { address, body, type, caller }: FuzzedRequest) {
  const token = callers.token(caller);
  const answer = await fetch(`${site()}${address}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { 'Content-Type': type }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  // Without this header the platform's parser of bodies has answered, before our code (ADR 0015).
  const isOurs = answer.headers.has('x-request-id');
  return { status: answer.status, isOurs, text: await answer.text() };
}

async function answerTo(method: string, request: FuzzedRequest) {
  const first = await ask(method, request);
  return isLost(first) ? ask(method, request) : first;
}

const operations = await readOperations();
const answered = new Map<number, number>();

beforeAll(async () => {
  callers = await Callers.make();
});
afterAll(() => {
  const all = [...answered.values()].reduce((sum, count) => sum + count, 0);
  const counts = [...answered].toSorted(([one], [other]) => one - other);
  console.log(`${all} requests to ${operations.length} endpoints:`, Object.fromEntries(counts));
});

describe('requests made from the OpenAPI document', () => {
  it.each(operations)('R7-010 $method $path answers only what the document promises', async ({
    method,
    operation,
    requests,
  }) => {
    const promised = Object.keys(operation.responses).map(Number);
    const endsSessions = ENDS_SESSIONS.test(operation.operationId);
    await eachLimited(requests, endsSessions ? 1 : AT_ONCE, async (request) => {
      const { status, isOurs, text } = await answerTo(method, request);
      answered.set(status, (answered.get(status) ?? 0) + 1);
      const place = `${method} ${request.address} ${JSON.stringify(request.body).slice(0, 500)}: ${text.slice(0, 300)}`;
      expect.soft(status, place).toBeLessThan(500);
      // Path parts such as '..' lead to another address, which this endpoint promises nothing about.
      if (isOurs && status >= 400 && status !== 404)
        expect.soft(promised, `${status} to ${place}`).toContain(status);
      if (endsSessions && status === 200) await callers.replace(request.caller);
    });
  });
});
