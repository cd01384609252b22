import { describe, expect, it } from 'vitest';
import { showTypeSchema } from './show-types.schema.ts';

const showType = {
  id: 1,
  type: 'ranger-show',
  title: 'Ranger Show',
  active: true,
  archived: false,
  cover_clean: '/covers/tau.jpg',
};

describe('showTypeSchema', () => {
  it('R3-022 asks for a title beside the type', () => {
    expect(showTypeSchema.parse(showType)).toEqual(showType);
    const { title: _omitted, ...untitled } = showType;
    expect(showTypeSchema.safeParse(untitled).success).toBe(false);
  });

  it('takes a sentence of up to 160 characters about it', () => {
    const lead = 'a'.repeat(160);
    expect(showTypeSchema.parse({ ...showType, lead })).toEqual({ ...showType, lead });
    expect(showTypeSchema.safeParse({ ...showType, lead: `${lead}a` }).success).toBe(false);
  });
});
