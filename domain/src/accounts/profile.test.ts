import { describe, expect, it } from 'vitest';
import { profileInput } from './profile.schema.ts';

const problemsIn = (input: object) => {
  const { error } = profileInput.safeParse(input);
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
};

describe('a profile', () => {
  it.each([
    ['R5-030', 'display_name'],
    ['R5-031', 'name'],
    ['R5-032', 'surname'],
  ])('%s R5-010 R9-067 takes 50 characters as its %s, and no more', (_row, field) => {
    const of = (length: number) => ({ display_name: 'Lerato', [field]: 'a'.repeat(length) });
    expect(problemsIn(of(50))).toEqual([]);
    expect(problemsIn(of(51))).toEqual([[field, 'Please use maximum 50 characters']]);
    expect(problemsIn(of(100_000))).toEqual([[field, 'Please use maximum 50 characters']]);
  });

  it.each([
    [{}],
    [{ display_name: '' }],
    [{ display_name: '   ' }],
    [{ display_name: '\u202e\u200b' }],
    [{ display_name: '<b></b>' }],
    [{ display_name: null }],
  ])('R5-029 needs a display name: %j', (input) => {
    expect(problemsIn(input)).toEqual([['display_name', 'Your display name is required.']]);
  });

  it.each([
    ['\u0301\u0301', 'Please choose a name that others can see.'],
    ['N\u0456na', 'Please write your display name in one alphabet.'],
  ])('refuses the display name %s', (display_name, problem) => {
    expect(problemsIn({ display_name: 'Nina' })).toEqual([]);
    expect(problemsIn({ display_name })).toEqual([['display_name', problem]]);
  });

  it('reports every problem at once', () => {
    const long = 'a'.repeat(51);
    expect(problemsIn({ display_name: '', name: long, surname: long }).map(([field]) => field)).toEqual([
      'display_name',
      'name',
      'surname',
    ]);
  });

  it('is cleaned like a chat message, and an absent name stays absent', () => {
    expect(
      profileInput.parse({
        display_name: ' Le\u202erato\n <i>M.</i> ',
        surname: 'Mokoe\u0301na',
        colour: 'red',
      }),
    ).toEqual({ display_name: 'Lerato M.', surname: 'Mokoéna' });
  });

  it('R7-057 accepts the method that older clients send, in any case', () => {
    expect(problemsIn({ display_name: 'Lerato', _method: 'put' })).toEqual([]);
    expect(problemsIn({ display_name: 'Lerato', _method: 'PUT' })).toEqual([]);
    expect(problemsIn({ display_name: 'Lerato' })).toEqual([]);
    expect(problemsIn({ display_name: 'Lerato', _method: 'delete' })).toHaveLength(1);
  });
});
