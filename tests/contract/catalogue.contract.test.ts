import { lodgeSchema } from '@boma/domain/lodges/lodges.schema.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { LODGES, SHOW_TYPES, STREAMS } from '../../tools/seed/catalogue.ts';
import { call, request } from '../support/api.ts';
import { untilSeeded } from '../support/live.ts';
import { mediaServer, site } from '../support/run.ts';
import { stored } from '../support/stored.ts';

const NEGATIVE_KEYS = ['source', 'lodge_id', 'position', 'updated_at'];

beforeAll(untilSeeded);

describe('POST /api/streams', () => {
  it('R7-011 takes no payload and ignores one', async () => {
    expect((await request('listStreams')).status).toBe(200);
    const withBody = await fetch(`${site()}/api/streams`, { method: 'POST', body: '{"page":2}' });
    expect(withBody.status).toBe(200);
  });

  it('R7-012 answers the streams as a list in data', async () => {
    const { data } = await call('listStreams');
    expect(data.map((stream) => stream.slug)).toEqual(STREAMS.map((stream) => stream.slug));
  });

  it('R3-012 gives each stream the keys of the spec and no internal ones', async () => {
    const { data } = (await (await request('listStreams')).json()) as { data: object[] };
    for (const stream of data) {
      for (const key of ['id', 'slug', 'name', 'code', 'youtube_id', 'chat', 'subscriber_only', 'cover']) {
        expect(stream).toHaveProperty(key);
      }
      for (const key of ['preview', 'status_update', 'source_kind', 'live'])
        expect(stream).toHaveProperty(key);
      for (const key of NEGATIVE_KEYS) expect(stream).not.toHaveProperty(key);
    }
  });

  it('R3-013 gives every camera a chat', async () => {
    const { data } = await call('listStreams');
    const chats = data.map(({ chat }) => chat);
    expect(chats).toEqual(chats.map(() => expect.stringMatching(/^chat-[a-z0-9-]+$/)));
    expect(chats).toContain('chat-general');
  });

  it('R7-013 is never stored, and the same for every caller', async () => {
    expect((await request('listStreams')).headers.get('cache-control')).toBe('no-store');
    // The catalogue may change between the two calls, so the pair is repeated.
    await expect
      .poll(async () => {
        const guest = await request('listStreams');
        const stale = await request('listStreams', { token: 'a-token-that-was-never-issued-here' });
        return stale.status === 200 && (await stale.text()) === (await guest.text());
      })
      .toBe(true);
  });

  it('R3-016 previews each camera by its live thumbnail', async () => {
    const { data } = await call('listStreams');
    for (const stream of data) expect(stream.preview).toContain(`streamname=${stream.code}&`);
    const { preview = '' } = data[0] ?? {};
    const image = await fetch(preview);
    expect(image.status).toBe(200);
    expect(image.headers.get('content-type')).toBe('image/jpeg');
  });
});

describe('GET /api/lodge/{slug}', () => {
  it.each(LODGES)('R7-015 R3-017 answers the lodge $slug with its id, slug and logo', async (lodge) => {
    const { data } = await call('showLodge', { params: { slug: lodge.slug } });
    expect(data.lodge).toEqual(lodge);
    expect(Object.keys(data.lodge).sort()).toEqual(Object.keys(lodgeSchema.shape).sort());
  });

  it.each([
    'localhost',
    'www',
    '127',
    'boma--preview-x1',
    'UNKNOWN',
    '%00',
  ])('answers 404 for the label %s', async (label) => {
    const answer = await fetch(`${site()}/api/lodge/${label}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not-found' });
  });
});

describe('GET /api/lodge/{id}/streams', () => {
  it.each(LODGES)('R7-014 answers the cameras of lodge $id in list order', async ({ id }) => {
    const { data } = await call('listLodgeStreams', { params: { id } });
    const expected = STREAMS.filter((stream) => stream.lodge_id === id).map((stream) => stream.slug);
    expect(expected.length).toBeGreaterThan(0);
    expect(data.streams.map((stream) => stream.slug)).toEqual(expected);
  });

  it('shows a camera as the list of all cameras does', async () => {
    await expect
      .poll(async () => {
        const [all, lodge] = await Promise.all([
          call('listStreams'),
          call('listLodgeStreams', { params: { id: 1 } }),
        ]);
        const bySlug = new Map(all.data.map((stream) => [stream.slug, stream]));
        return lodge.data.streams.every(
          (stream) => JSON.stringify(stream) === JSON.stringify(bySlug.get(stream.slug)),
        );
      })
      .toBe(true);
  });

  it.each([
    '99',
    '0',
    '-1',
    '1.5',
    '1e0',
    'abc',
    '9007199254740993',
  ])('answers 404 for the lodge %s', async (id) => {
    const answer = await request('listLodgeStreams', { params: { id } });
    expect(answer.status).toBe(404);
  });
});

describe('GET /api/show-types', () => {
  it('R7-018 answers the show types in data.show_types', async () => {
    const { data } = await call('listShowTypes');
    expect(data.show_types).toEqual(SHOW_TYPES);
  });

  it('R3-021 R3-022 gives each its keys and a title', async () => {
    const { data } = await call('listShowTypes');
    for (const showType of data.show_types) {
      expect(Object.keys(showType).sort()).toEqual([
        'active',
        'archived',
        'cover_clean',
        'id',
        'lead',
        'title',
        'type',
      ]);
      expect(showType.title).not.toBe('');
    }
  });
});

describe('a paid source', () => {
  it('R4-059 is in no answer to any caller, and not in the public copy', async () => {
    const answers = await Promise.all([
      request('listStreams'),
      request('live'),
      request('listShowTypes'),
      ...LODGES.flatMap(({ id, slug }) => [
        request('showLodge', { params: { slug } }),
        request('listLodgeStreams', { params: { id } }),
      ]),
    ]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    const copy = JSON.stringify((await stored.publishedStreams().get()).data());
    const paid = STREAMS.filter((stream) => stream.subscriber_only);
    expect(paid.length).toBeGreaterThan(1);
    for (const stream of paid) expect(copy).toContain(`"${stream.slug}"`);
    for (const text of [...texts, copy]) {
      expect(text).not.toContain('playlist.m3u8');
      expect(text).not.toMatch(/[?&](?:token|expires)=/);
    }
    const { data } = await call('listStreams');
    for (const stream of data.filter((view) => view.subscriber_only)) {
      expect(stream).toMatchObject({ youtube_id: null, preview: expect.stringContaining('size=384x216') });
    }
  });
});

describe('the service', () => {
  it('reports its state, its version and its dependencies', async () => {
    const { data } = await call('health');
    expect(data).toMatchObject({ status: 'ok', dependencies: { firestore: 'ok', media_server: 'ok' } });
    expect(data.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(Math.abs(data.time - Date.now())).toBeLessThan(60_000);
  });

  it('R7-077 tells a page where the media server is', async () => {
    const answer = await fetch(`${site()}/config.json`);
    expect(await answer.json()).toMatchObject({ mediaServer: mediaServer(), mediaApplication: 'boma' });
  });

  it('describes itself in OpenAPI', async () => {
    const document = await call('openapi');
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths).toHaveProperty('/api/streams');
    expect(document.servers).toEqual([{ url: site() }]);
  });
});
