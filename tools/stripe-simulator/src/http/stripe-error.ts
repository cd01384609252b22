export type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

interface Details {
  code?: string | undefined;
  param?: string | undefined;
  decline_code?: string | undefined;
  charge?: string | undefined;
}

/** An answer that says no, in Stripe's shape. */
export class StripeFault extends Error {
  readonly status: number;
  readonly type: ErrorType;
  readonly details: Details;

  constructor(status: number, type: ErrorType, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }

  body(): string {
    const { code } = this.details;
    const documented = code
      ? { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }
      : {};
    const error = { ...this.details, ...documented, message: this.message, type: this.type };
    return JSON.stringify({ error }, null, 2);
  }
}

export const invalid = (message: string, param?: string, code?: string) =>
  new StripeFault(400, 'invalid_request_error', message, { code, param });

export const missing = (kind: string, id: string, param = 'id') =>
  new StripeFault(404, 'invalid_request_error', `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
