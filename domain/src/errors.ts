/**
 * Every way a call can fail, with the HTTP status it has at the edge. The codes are stable: clients decide by them,
 * people read the sentence beside them.
 */
export const errorStatus = {
  'malformed-body': 400,
  unauthenticated: 401,
  'token-expired': 403,
  muted: 403,
  banned: 403,
  unattested: 403,
  // The last of its status is what an answer without a code is read as.
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'invalid-input': 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
/** The codes that say that the caller's session has ended. */
export type EndedSessionCode = 'unauthenticated' | 'token-expired';
/** The codes that the sender of a call may word. Only the session answers for its own end. */
export type CallersCode = Exclude<ErrorCode, EndedSessionCode>;

/** Sentences for the user, by field. A problem with the whole input is listed under `body`. */
export type FieldErrors = Record<string, string[]>;

export interface AppErrorDetails {
  readonly errors?: FieldErrors;
  /** Shown to the person as a toast. */
  readonly alert?: string;
  readonly caption?: string;
  /** Of a conflict between staff: the name of who has changed the thing. */
  readonly colleague?: string;
  /** Whole seconds after which a repeated call may succeed. */
  readonly retryAfter?: number;
  /** Unix milliseconds at which a sanction ends. */
  readonly until?: number;
  readonly cause?: unknown;
}

/** The one error that verbs throw and that clients receive. Only the edge turns it into words and a status. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(code, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** The body of every refused call that reaches our code. `code` is absent only where a platform answered before us. */
export interface ErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly request_id: string;
  readonly errors?: FieldErrors;
  readonly alert?: string;
  readonly caption?: string;
  readonly colleague?: string;
  readonly until?: number;
}
