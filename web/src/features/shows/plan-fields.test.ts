import { plannedView } from '@boma/domain/shows/shows.fixtures.ts';
import { planShowInput } from '@boma/domain/shows/shows.schema.ts';
import { describe, expect, it } from 'vitest';
import { checkInput } from '../../components/form/form-schema.ts';
import { fieldsOf, fromCampField, planFieldOf, planFields, toCampField, toPlan } from './plan-fields.ts';

const values = fieldsOf(plannedView, 'on-point', 0);

describe('the fields of a show', () => {
  it('are in camp time, whatever the zone of the browser', () => {
    expect(values).toEqual({
      type: 'ranger-show',
      title: 'Sunrise at Tau',
      sub_title: 'Naledi follows the lions home.',
      when: '2027-01-15T06:00',
      minutes: '45',
      where: 'tau',
      youtube_id: '',
    });
    expect(fromCampField('2027-01-15T06:00')).toBe(Date.parse('2027-01-15T04:00Z') / 1000);
    expect(toCampField(fromCampField('2027-12-31T23:30'))).toBe('2027-12-31T23:30');
  });

  it('of a new show begin at the next full hour', () => {
    const now = Date.parse('2027-01-15T04:20Z');
    expect(fieldsOf(undefined, 'on-point', now)).toMatchObject({
      type: 'on-point',
      title: '',
      when: '2027-01-15T07:00',
      minutes: '45',
      where: '',
    });
  });

  it('become what the server takes', () => {
    expect(toPlan(values)).toEqual({
      type: 'ranger-show',
      title: 'Sunrise at Tau',
      sub_title: 'Naledi follows the lions home.',
      show_ts: 1_799_985_600,
      minutes: 45,
      source: { kind: 'camera', code: 'tau' },
    });
    expect(toPlan({ ...values, where: '' }).source).toBeNull();
    for (const youtube_id of [' abcdefghijk ', 'https://youtu.be/abcdefghijk'])
      expect(toPlan({ ...values, where: 'youtube:', youtube_id }).source).toEqual({
        kind: 'youtube',
        youtube_id: 'abcdefghijk',
      });
  });

  it.each([
    ['title', { title: ' ' }],
    ['when', { when: '' }],
    ['minutes', { minutes: '4' }],
    ['minutes', { minutes: '481' }],
    ['minutes', { minutes: 'long' }],
    ['youtube_id', { where: 'youtube:', youtube_id: 'https://vimeo.com/1' }],
  ])('are refused with a problem at %s', (field, change) => {
    const problemsOf = (typed: typeof values) =>
      checkInput(planShowInput, toPlan(typed), { fields: planFields, fieldOf: planFieldOf }).problems;
    expect(Object.keys(problemsOf({ ...values, ...change }) ?? {})).toEqual([field]);
    expect(problemsOf(values)).toBeUndefined();
  });
});
