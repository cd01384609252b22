import { createHash, randomBytes } from 'node:crypto';

/** The id of the photo that is made of an upload. A repeated call finds the same photo. */
export const photoIdOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 16);

/** A folder that cannot be guessed: 128 random bits. */
export const newFolder = (): string => randomBytes(16).toString('base64url');
