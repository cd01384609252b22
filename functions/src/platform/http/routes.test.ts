import type { api } from '@boma/domain/api.ts';
import type { Endpoint } from '@boma/domain/endpoint.ts';
import { expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import type { Routes } from './routes.ts';

const table = {
  save: {
    method: 'POST',
    path: '/api/save',
    summary: '',
    who: 'user',
    body: z.object({ title: z.string() }),
    response: z.object({ data: z.object({ title: z.string() }) }),
  },
} satisfies Record<string, Endpoint>;

it('does not compile without a verb for every endpoint', () => {
  expectTypeOf<Routes<typeof api>>().toExtend<Routes<typeof api>>();
  expectTypeOf<Omit<Routes<typeof api>, 'live'>>().not.toExtend<Routes<typeof api>>();
});

it('does not compile with a verb that has another answer, or takes a part of the request', () => {
  type Route = Routes<typeof table>['save'];
  expectTypeOf<(call: { input: { title: string } }) => Promise<{ title: string }>>().toExtend<Route>();
  expectTypeOf<() => Promise<{ title: number }>>().not.toExtend<Route>();
  expectTypeOf<() => Promise<void>>().not.toExtend<Route>();
  expectTypeOf<() => Promise<{ data: { title: string } }>>().not.toExtend<Route>();
  expectTypeOf<(call: { body: { title: string } }) => Promise<{ title: string }>>().not.toExtend<Route>();
});
