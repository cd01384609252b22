import { storedSchemas } from '@boma/domain/stored-schemas.ts';
import { FieldValue, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { converterOf, store } from './store.ts';

const { toFirestore, fromFirestore } = converterOf<object, 'rateLimits'>(storedSchemas.rateLimits);
const sent = (value: object) => toFirestore(value);
const read = (stored: object) => fromFirestore({ data: () => stored } as QueryDocumentSnapshot);

describe('store', () => {
  it('stores a moment as a timestamp and reads it back as milliseconds', () => {
    const bucket = { tokens: 1, updated_at: 5, expires_at: 7000 };
    expect(sent(bucket)).toEqual({ ...bucket, expires_at: new Date(7000) });
    const document = { ...bucket, expires_at: Timestamp.fromMillis(7000) };
    expect(read(document)).toEqual(bucket);
  });

  it('refuses to write or read a document that does not fit the schema', () => {
    expect(() => sent({ tokens: 'many', updated_at: 5, expires_at: 7000 })).toThrow('tokens');
    expect(() => sent({ tokens: 1 })).toThrow('updated_at');
    expect(() => read({ tokens: 1 })).toThrow('updated_at');
  });

  it('lets the server fill in a field, and checks the others', () => {
    const now = FieldValue.serverTimestamp();
    expect(sent({ tokens: 1, updated_at: 5, expires_at: now })).toMatchObject({ expires_at: now });
    expect(() => sent({ tokens: 'many', updated_at: 5, expires_at: now })).toThrow('string');
  });

  it('checks the fields of a patch, and refuses fields that the schema does not have', () => {
    expect(store.rateLimits.patch({ expires_at: 7000 })).toEqual({ expires_at: new Date(7000) });
    expect(() => store.users.patch({ jr: 'yes' as unknown as boolean })).toThrow('boolean');
    expect(() => store.users.patch({ age: 7 } as object)).toThrow("no field 'age'");
  });

  it.each(['', '.', '..', 'a/b', '__a__', '\ud800', 'a\u0000b'])('refuses the id %j', (id) => {
    expect(store.users('a b').path).toBe('users/a b');
    expect(() => store.users(id)).toThrow('impossible id');
  });
});
