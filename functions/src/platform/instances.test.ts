import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { limitInstancesOf } from './instances.ts';

let server: ReturnType<typeof createServer> | undefined;
afterEach(() => void server?.close());

/** An interface of Cloud Run that gives this answer to everything. */
async function answering(status: number) {
  const asked: unknown[] = [];
  const answers = createServer((request, response) => {
    const { method, url, headers } = request;
    void json(request).then((body) => {
      asked.push({ method, url, authorization: headers.authorization, body });
      response.writeHead(status).end('{}');
    });
  });
  server = answers;
  await new Promise<void>((done) => {
    answers.listen(0, '127.0.0.1', done);
  });
  const { port } = answers.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return { asked, limit: limitInstancesOf({ id: 'my-boma', origin, token: async () => 'key' }) };
}

it('asks Cloud Run for the limit of one service', async () => {
  const { asked, limit } = await answering(200);
  await limit('api', 4);
  expect(asked).toEqual([
    {
      method: 'PATCH',
      url: '/v2/projects/my-boma/locations/europe-west1/services/api?updateMask=scaling.maxInstanceCount',
      authorization: 'Bearer key',
      body: { scaling: { maxInstanceCount: 4 } },
    },
  ]);
});

it('fails when Cloud Run refuses', async () => {
  const { limit } = await answering(403);
  await expect(limit('page', 4)).rejects.toThrow('Cloud Run answered 403 to a limit of page.');
});
