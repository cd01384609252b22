import { createRequire } from 'node:module';

export type Class<T> = { prototype: T };

/** Loads a module of firebase-tools by its path from `lib/bin`. This process runs firebase-tools. */
export const partOfFirebaseTools = createRequire(process.argv[1] as string);

/** The method of firebase-tools that we replace. @throws Error if this version does not have it. */
export function methodOf<T extends object, K extends keyof T & string>(
  { prototype }: Class<T>,
  name: K,
): T[K] {
  if (typeof prototype[name] !== 'function')
    throw new Error(`firebase-tools has no method ${name} any more.`);
  return prototype[name];
}
