import type { Endpoint } from '@boma/domain/endpoint.ts';
import type { z } from 'zod';
import type { ActiveUserCtx, CallerCtx, StaffCtx, UserCtx } from '../context.ts';

export type Table = Readonly<Record<string, Endpoint>>;

type Parsed<E, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined;

/** The context that an endpoint's `who` promises its verb. */
type CtxOf<E> = E extends { readonly who: { readonly may: unknown } | { readonly mayBy: unknown } }
  ? StaffCtx
  : E extends { readonly who: 'active-user' }
    ? ActiveUserCtx
    : E extends { readonly who: 'user' | 'account-owner' }
      ? UserCtx
      : CallerCtx;

/** The input of a handler: everything parsed, nothing of the transport. */
export interface Call<E> {
  readonly ctx: CtxOf<E>;
  readonly params: Parsed<E, 'params'>;
  readonly query: Parsed<E, 'query'>;
  readonly body: Parsed<E, 'body'>;
}

/** Returns what the contract says its endpoint answers. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<z.input<E['response']>>;

/** One handler for each endpoint of a table. A missing one does not compile. */
export type Handlers<T extends Table> = { readonly [N in keyof T]: Handler<T[N]> };

/** The part of a request that the platforms add to Node's own. */
export interface RawBody {
  readonly rawBody?: Buffer;
}
