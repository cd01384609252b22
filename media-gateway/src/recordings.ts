import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordingPath } from '@boma/domain/streams/media-urls.ts';
import type { Config } from './config.ts';
import { type Answer, cached, cachedSegment, refuse } from './front/answer.ts';
import type { Front } from './front/front.ts';
import { PLAYLIST_TYPE } from './front/playlist.ts';
import { validTicket } from './front/tickets.ts';

const ADDRESS = /^([a-z0-9-]+)\/(playlist\.m3u8|[a-z0-9]+\/(?:chunks\.m3u8|\d{1,6}\.ts))$/;
const missing = refuse(404, 'There is no such recording.');

/** Puts a ticket behind every address of a playlist. */
export const withTicket = (playlist: string, ticket: string): string =>
  playlist.replace(/^[^#\s]\S*$/gm, (address) => `${address}${ticket}`);

/**
 * The recordings in `recordings/{code}`: `playlist.m3u8`, a folder for each rendition with `chunks.m3u8` and its segments, and
 * a still in each size, such as `640x360.jpg`.
 */
export function recordings(
  { folder, recordings: listed }: Pick<Config, 'folder' | 'recordings'>,
  secret: string,
  now: () => number,
): Pick<Front, 'recording' | 'recordedStill'> {
  const find = (code: string) => listed.find((each) => each.code === code);
  return {
    async recording(path, query): Promise<Answer> {
      const [, code = '', rest = ''] = ADDRESS.exec(path) ?? [];
      const found = find(code);
      if (!found) return missing;
      const ticket = found.premium ? validTicket(secret, recordingPath(code), query, now()) : '';
      if (ticket === undefined) return refuse(403, 'This recording needs a valid token.');
      const file = join(folder, 'recordings', code, rest);
      if (rest.endsWith('.ts'))
        return { status: 200, type: 'video/mp2t', file, headers: cachedSegment(found.premium, query, now()) };
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text === undefined) return missing;
      const headers = cached(60, found.premium);
      return { status: 200, type: PLAYLIST_TYPE, body: withTicket(text, ticket), headers };
    },
    async recordedStill(code, size): Promise<Answer> {
      const found = find(code);
      if (!found) return missing;
      if (found.premium && size === '1280x720')
        return refuse(403, 'A premium recording has smaller stills only.');
      const file = join(folder, 'recordings', code, `${size}.jpg`);
      return { status: 200, type: 'image/jpeg', file, headers: cached(3600, false) };
    },
  };
}
