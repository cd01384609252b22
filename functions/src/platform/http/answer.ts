import { createHash } from 'node:crypto';
import type { SharedCache } from '@boma/domain/endpoint.ts';
import type { Request, Response } from 'express';

/** Browsers revalidate each time and mostly get 304. While its copy is fresh, the CDN answers without the function. */
export function cacheControl({ fresh, staleWhileRevalidate }: SharedCache): string {
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${staleWhileRevalidate}`;
}

function etagOf(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** CDNs weaken a tag when they compress. Our bytes are the same. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((candidate) => {
    const tag = candidate.trim().replace(/^W\//, '');
    return tag === '*' || tag === etag;
  });
}

/** Sends 200 with a tag, or 304 to a caller that already has these bytes. Without a cache rule no cache may store it. */
export function answer(
  req: Request,
  res: Response,
  body: string,
  { type, cache }: { type: string; cache: SharedCache | undefined },
): void {
  res.setHeader('Cache-Control', cache ? cacheControl(cache) : 'no-store');
  if (cache) {
    const etag = etagOf(body);
    res.setHeader('ETag', etag);
    if (matches(req.headers['if-none-match'], etag)) {
      res.status(304).end();
      return;
    }
  }
  res.status(200).setHeader('Content-Type', type).end(body);
}
