import { invalidStreams } from '@boma/domain/streams/streams.fixtures.ts';
import { streamSchema } from '@boma/domain/streams/streams.schema.ts';
import { describe, expect, it } from 'vitest';
import { fieldsAtFault } from './well-formed.ts';

describe('fieldsAtFault', () => {
  it.each([
    ['an unknown field', 'colour'],
    ['an id of nought', 'id'],
    ['an unknown kind of source', 'source.kind'],
    ['no lodge field', 'lodge_id'],
  ])('names what is wrong with %s', (fault, field) => {
    const { error } = streamSchema.safeParse(invalidStreams[fault]);
    expect(error && fieldsAtFault(error)).toEqual([field]);
  });

  it('names a value that is no document', () => {
    const { error } = streamSchema.safeParse(null);
    expect(error && fieldsAtFault(error)).toEqual(['document']);
  });
});
