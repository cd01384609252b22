import { OPERATOR } from './actors.ts';

export const STORAGE_CALLS = [
  'download',
  'describe',
  'list',
  'upload',
  'overwrite',
  'relabel',
  'delete',
] as const;
export type StorageCall = (typeof STORAGE_CALLS)[number];

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);

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
      body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content: rules }] } }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The rules do not compile: ${text}`);
  }

  /** Stores an object past the rules. */
  async put(path: string): Promise<void> {
    if (!(await this.#send('POST', `?name=${encodeURIComponent(path)}`, OPERATOR, JPEG)))
      throw new Error(`Could not store ${path}.`);
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
      case 'upload':
        return this.#send('POST', `?name=${encodeURIComponent(`${path}-new`)}`, token, JPEG);
      case 'overwrite':
        return this.#send('POST', `?name=${encodeURIComponent(path)}`, token, JPEG);
      case 'relabel':
        return this.#send('PATCH', object, token, JSON.stringify({ metadata: { name: 'Tembe' } }));
      case 'delete':
        return this.#send('DELETE', object, token);
    }
  }

  /** Removes an uploaded object. */
  async removeNew(path: string): Promise<void> {
    await this.#send('DELETE', `/${encodeURIComponent(`${path}-new`)}`, OPERATOR);
  }

  async #send(method: string, path: string, token: string | undefined, body?: BodyInit): Promise<boolean> {
    const answer = await fetch(`${this.#objects}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...(body instanceof Uint8Array && { 'content-type': 'image/jpeg' }),
      },
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    if (answer.ok) return true;
    if (answer.status === 403) return false;
    throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  }
}
