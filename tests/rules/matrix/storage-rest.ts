import { fileURLToPath } from 'node:url';
import { OPERATOR } from './actors.ts';

export const STORAGE_CALLS = [
  'download',
  'describe',
  'list',
  'list below',
  'upload',
  'overwrite',
  'relabel',
  'delete',
] as const;
export type StorageCall = (typeof STORAGE_CALLS)[number];

const JPEG = '\u00ff\u00d8\u00ff\u00d9';
const BOUNDARY = 'boma';
/** A picture as the client SDK uploads it: with its type in the metadata, where rules read it. */
const UPLOAD = [
  `--${BOUNDARY}`,
  'content-type: application/json; charset=utf-8',
  '',
  JSON.stringify({ contentType: 'image/jpeg' }),
  `--${BOUNDARY}`,
  'content-type: image/jpeg',
  '',
  JPEG,
  `--${BOUNDARY}--`,
].join('\r\n');

const LABEL = {
  body: JSON.stringify({ metadata: { name: 'Tembe' } }),
  headers: { 'content-type': 'application/json' },
};

/**
 * The emulator loads the rules of this file again when the file changes. If it does not find a file, it watches the folder
 * instead: the folder of its logs, which it would then read at each line of a log.
 */
const RULES_FILE = fileURLToPath(new URL('../../../storage.rules', import.meta.url));

/** @throws Error when no emulator runs: rules must never go unproved in silence. */
function storageOrigin(): string {
  const host = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  if (!host)
    throw new Error('FIREBASE_STORAGE_EMULATOR_HOST must name a running emulator: npm run test:rules');
  return `http://${host}`;
}

/** A bucket of the Storage emulator, called as the client SDK does. */
export class StorageRest {
  readonly #objects: string;

  constructor(bucket: string) {
    this.#objects = `${storageOrigin()}/v0/b/${bucket}/o`;
  }

  /** Replaces the rules of every bucket. @throws Error when they do not compile. */
  async load(rules: string): Promise<void> {
    const answer = await fetch(`${storageOrigin()}/internal/setRules`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: RULES_FILE, content: rules }] } }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The rules do not compile: ${text}`);
  }

  /** Stores an object past the rules. */
  async put(path: string): Promise<void> {
    if (!(await this.#upload(path, OPERATOR))) throw new Error(`Could not store ${path}.`);
  }

  /** Sends a call for an object, which exists unless it is uploaded. @throws Error unless it succeeds or is refused. */
  isAllowed(call: StorageCall, path: string, token: string | undefined): Promise<boolean> {
    const object = `/${encodeURIComponent(path)}`;
    const folder = encodeURIComponent(`${path.split('/').slice(0, -1).join('/')}/`);
    switch (call) {
      case 'download':
        return this.#send('GET', `${object}?alt=media`, token);
      case 'describe':
        return this.#send('GET', object, token);
      case 'list':
        return this.#send('GET', `?prefix=${folder}&delimiter=%2F`, token);
      case 'list below':
        return this.#send('GET', `?prefix=${encodeURIComponent(`${path}/`)}&delimiter=%2F`, token);
      case 'upload':
        return this.#upload(`${path}-new`, token);
      case 'overwrite':
        return this.#upload(path, token);
      case 'relabel':
        return this.#send('PATCH', object, token, LABEL);
      case 'delete':
        return this.#send('DELETE', object, token);
    }
  }

  /** Removes an uploaded object. */
  async removeNew(path: string): Promise<void> {
    await this.#send('DELETE', `/${encodeURIComponent(`${path}-new`)}`, OPERATOR);
  }

  #upload(path: string, token: string | undefined): Promise<boolean> {
    return this.#send('POST', `?name=${encodeURIComponent(path)}`, token, {
      body: Buffer.from(UPLOAD, 'latin1'),
      headers: {
        'content-type': `multipart/related; boundary=${BOUNDARY}`,
        'x-goog-upload-protocol': 'multipart',
      },
    });
  }

  async #send(
    method: string,
    path: string,
    token: string | undefined,
    content?: { readonly body: BodyInit; readonly headers: Readonly<Record<string, string>> },
  ): Promise<boolean> {
    const answer = await fetch(`${this.#objects}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...content?.headers,
      },
      ...(content && { body: content.body }),
    });
    const text = await answer.text();
    if (answer.ok) return true;
    if (answer.status === 403) return false;
    throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  }
}
