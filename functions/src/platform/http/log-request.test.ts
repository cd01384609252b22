import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request, Response } from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { baseContext } from '../context.ts';
import { takeCounts } from '../usage/counters.ts';
import { logRequest } from './log-request.ts';

const quiet = { ...baseContext().log, info: () => {} };
const server = createServer((req, res) => {
  const route = req.url === '/known/7' ? '/known/{id}' : null;
  logRequest({ ...baseContext(), log: quiet }, req as Request, res as Response, () => route);
  res.statusCode = route ? 200 : 404;
  res.end('x'.repeat(1000));
});

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

/** Answers the bytes that came over the connection. */
function ask(path: string): Promise<number> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, agent: false }, (answer) => {
      const { socket } = answer;
      answer.on('end', () => resolve(socket.bytesRead)).resume();
    })
      .on('error', reject)
      .end();
  });
}

it('counts each call by its pattern and answer, with the bytes that were sent', async () => {
  takeCounts();
  const bytes = await ask('/known/7');
  await ask('/other');
  const { calls } = takeCounts();
  expect(calls).toEqual({
    'GET /known/{id}': { count: 1, refused: 0, failed: 0, bytes },
    'GET (no route)': { count: 1, refused: 1, failed: 0, bytes: expect.any(Number) },
  });
  expect(bytes).toBeGreaterThan(1000);
  expect(takeCounts().calls).toEqual({});
});
