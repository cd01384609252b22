import type { z } from 'zod';
import type { Action } from './access/access.ts';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call, enforced by the edge before the verb runs. `user`: with a valid API token. `active-user`: Firebase Auth is
 * asked in this call whether the account still exists, is not disabled, and this sign-in still counts; for whatever touches
 * money or personal data. `account-owner`: as `user`, and with a token that a ban ended too: for what is left to a banned
 * user. `may`: an active user whose roles allow the action. `mayBy`: the same, where a field of the
 * path, the query or the body decides about the action.
 */
export type Who =
  | 'anyone'
  | 'user'
  | 'active-user'
  | 'account-owner'
  | { readonly may: Action }
  | { readonly mayBy: string; readonly actions: Readonly<Record<string, Action>> };

/** Every action that an endpoint of this `who` lets staff take. */
export const actionsOf = (who: Who): readonly Action[] =>
  typeof who === 'string' ? [] : 'may' in who ? [who.may] : Object.values(who.actions);

/**
 * True if a page sends App Check's token with this call. What a shared cache answers is the same for everyone, and a page does
 * not wait for a token before it is alive.
 */
export const isAttested = ({ cache, first, unattested }: Pick<Endpoint, 'cache' | 'first' | 'unattested'>) =>
  !cache && !first && !unattested;

/** How long a shared cache may answer, in seconds. Absent: never stored. */
export interface SharedCache {
  readonly fresh: number;
  readonly staleWhileRevalidate: number;
}

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly who: Who;
  /** A GET whose answer depends on who asks: it carries the caller's token, and no shared cache answers it. */
  readonly personal?: true;
  /** Pages make this call while they come alive: the browser's first load carries its path. */
  readonly first?: true;
  /** Called by other programs than the site's pages, which have no token of App Check. */
  readonly unattested?: true;
  /** A GET that changes something. HEAD is refused, because it must not. */
  readonly effect?: true;
  readonly cache?: SharedCache;
  /**
   * Segments of the path, and the query: text that the schema turns into values. A call with `cache` refuses unknown
   * query keys, other calls drop them.
   */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Absent: the call takes no body and ignores one that a client sends. */
  readonly body?: z.ZodObject;
  /** Bytes of a body with a long text. Absent: 64 KiB. */
  readonly bodyMax?: number;
  /**
   * Texts of staff in the body that may name a protected species, as 'rules.held': viewers never read them, or the verb
   * judges them. The edge refuses such a name in every other text of a call for staff.
   */
  readonly mayNameProtected?: readonly string[];
  readonly response: z.ZodType;
  /** The codes that the verb may refuse with, in addition to those of the edge. */
  readonly errors?: readonly ErrorCode[];
}
