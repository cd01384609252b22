import type { Endpoint } from '@boma/domain/api.ts';
import type { z } from 'zod';
import type { Ctx } from '../context.ts';

export type Table = Readonly<Record<string, Endpoint>>;

type Parsed<E, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined;

/** What a handler gets: everything parsed, nothing of the transport. */
export interface Call<E> {
  readonly ctx: Ctx;
  readonly params: Parsed<E, 'params'>;
  readonly query: Parsed<E, 'query'>;
  readonly body: Parsed<E, 'body'>;
}

/** Answers what the table says its endpoint answers. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<z.input<E['response']>>;

/** One handler for each endpoint of a table: to leave one out does not compile. */
export type Handlers<T extends Table> = { readonly [N in keyof T]: Handler<T[N]> };

/** The part of a request that the platforms add to Node's own. */
export interface RawBody {
  readonly rawBody?: Buffer;
}
