import { api } from '@boma/domain/api.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { contractVersionOf } from './contract-version.ts';

const version = contractVersionOf(api);

it('gives the contract eight hexadecimal characters, the same each time', () => {
  expect(version).toMatch(/^[0-9a-f]{8}$/);
  expect(contractVersionOf(api)).toBe(version);
});

it('changes with the answer, the body and the path of an endpoint', () => {
  const changed = [
    { ...api.live, response: z.object({ data: z.object({ cameras: z.number() }) }) },
    { ...api.live, body: z.object({ since: z.number() }) },
    { ...api.live, path: '/api/now' },
  ].map((live) => contractVersionOf({ ...api, live }));
  expect(new Set([version, ...changed]).size).toBe(4);
});
