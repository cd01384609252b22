import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { snapshotOf } from './snapshot-catalogue.ts';

const stream = {
  id: 1,
  slug: 'tau',
  name: 'Tau',
  code: 'tau',
  youtube_id: null,
  chat: 'chat-general',
  subscriber_only: false,
  cover: '/covers/tau-sm.jpg',
  preview: 'https://media.example.org/thumbnail?streamname=tau',
  status_update: '',
  noted_ts: null,
  source_kind: 'hls',
  place: null,
  species: [],
  about: '',
  ranger: '',
  since: null,
  live: true,
};
const showType = {
  id: 1,
  type: 'ranger-show',
  title: 'Ranger Show',
  active: true,
  archived: false,
  cover_clean: '/covers/tau.jpg',
};

const pages = {
  partners: {
    kind: 'partners',
    partners: [{ name: 'Marula Trust', work: 'pays the vet.', mark: 'tree', logo: null }],
  },
};

let server: Server | undefined;
afterEach(() => server?.close());

/** A site that answers `{method} {path}` with the given bodies, and 503 to all else. */
async function siteWith(answers: Record<string, unknown>): Promise<string> {
  const site = createServer((request, response) => {
    const body = answers[`${request.method} ${request.url}`];
    response.writeHead(body === undefined ? 503 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  server = site;
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
}

describe('snapshotOf', () => {
  it('copies cameras and show types without their current state, and the pages of staff, and names their site', async () => {
    const origin = await siteWith({
      'POST /api/streams': { data: [stream] },
      'GET /api/show-types': { data: { show_types: [showType] } },
      'GET /api/pages': { data: pages },
    });
    const expected = {
      site: origin,
      streams: [{ ...stream, preview: '', live: false }],
      showTypes: [showType],
      pages,
    };
    await expect(snapshotOf(`${origin}/wildlife`)).resolves.toEqual(expected);
  });

  it('fails when the site does not answer, or answers something else', async () => {
    await expect(snapshotOf(await siteWith({}))).rejects.toThrow('answered 503');
    const odd = await siteWith({
      'POST /api/streams': { data: [{ slug: 'tau' }] },
      'GET /api/show-types': { data: { show_types: [] } },
      'GET /api/pages': { data: {} },
    });
    await expect(snapshotOf(odd)).rejects.toThrow('youtube_id');
  });
});
