import { AppError } from '@boma/domain/errors.ts';
import type { NextFunction, Request, Response } from 'express';
import { APP_CHECK_HEADER } from './attest.ts';

const ALLOWED_HEADERS = `Accept, Authorization, Content-Type, ${APP_CHECK_HEADER}, X-Requested-With`;
const PREFLIGHT_SECONDS = 7200;
const LOCAL = /^http:\/\/(?:[a-z0-9-]+\.)*(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/** True for the site and for the lodges' host names; on the emulators also for every port of this machine. */
export function isOwnOrigin(origin: string, site: string, emulator: boolean): boolean {
  if (origin === site) return true;
  if (emulator && LOCAL.test(origin)) return true;
  const own = URL.parse(site);
  const asked = URL.parse(origin);
  if (!own || !asked || asked.origin !== origin) return false;
  if (asked.protocol !== own.protocol || asked.port !== own.port) return false;
  const domain = own.hostname.replace(/^www\./, '');
  return asked.hostname === domain || asked.hostname.replace(/^[a-z0-9-]+\./, '') === domain;
}

/** Allows our own origins to read answers. A foreign preflight is refused, and a foreign page cannot read a plain request. */
export function cors(isOwn: (origin: string) => boolean) {
  return (req: Request, res: Response, next: NextFunction): void => {
    res.vary('Origin');
    const { origin } = req.headers;
    const preflight = req.method === 'OPTIONS' && req.headers['access-control-request-method'] !== undefined;
    if (origin === undefined) return next();
    if (!isOwn(origin)) return next(preflight ? new AppError('forbidden') : undefined);
    res.setHeader('Access-Control-Allow-Origin', origin);
    res.setHeader('Access-Control-Expose-Headers', 'ETag, Retry-After, X-Request-Id');
    if (!preflight) return next();
    res.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, DELETE');
    res.setHeader('Access-Control-Allow-Headers', ALLOWED_HEADERS);
    res.setHeader('Access-Control-Max-Age', String(PREFLIGHT_SECONDS));
    res.status(204).end();
  };
}
