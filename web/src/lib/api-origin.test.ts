import { expect, it, vi } from 'vitest';
import { callApi } from './api-client.ts';

vi.mock('../config/api.ts', () => ({ API_ORIGIN: 'https://api.boma.example', API_TIMEOUT: 15_000 }));

it('R7-002 a call goes to the origin that the configuration names', async () => {
  const fetchStub = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ data: [] })));
  vi.stubGlobal('fetch', fetchStub);
  await callApi('listStreams');
  expect(fetchStub.mock.calls[0]?.[0]).toBe('https://api.boma.example/api/streams');
});
