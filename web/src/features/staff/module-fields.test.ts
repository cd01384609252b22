import { courseModule, moduleContent } from '@boma/domain/course/course.fixtures.ts';
import { saveModuleInput } from '@boma/domain/course/course.schema.ts';
import { expect, it } from 'vitest';
import { schemaProblems } from '../../test-support/schema-problems.test-support.ts';
import { moduleFieldOf, moduleFields, moduleValues, publishOfModule, toModule } from './module-fields.ts';

const problemsOf = (change: Partial<ReturnType<typeof moduleValues>>) =>
  schemaProblems(saveModuleInput, toModule({ ...moduleValues(courseModule), ...change }), {
    fields: moduleFields,
    fieldOf: moduleFieldOf,
  });

it('keeps all that the form shows of a module', () => {
  expect(moduleValues(courseModule).answers_1).toBe('Toes\n* Claws\nHooves');
  expect(toModule(moduleValues(courseModule))).toEqual(moduleContent);
});

it('reads several parts of a lesson', () => {
  const { lesson } = toModule({
    ...moduleValues(courseModule),
    lesson: '# One\nFirst line.\nSecond line.\n\n# Two\nText.',
  });
  expect(lesson).toEqual([
    { heading: 'One', text: 'First line.\nSecond line.' },
    { heading: 'Two', text: 'Text.' },
  ]);
});

it('says when viewers see a module, in camp time; a new one is a draft', () => {
  const at = Date.UTC(2099, 0, 15, 4);
  const planned = moduleValues({ ...courseModule, public_at: at });
  expect([planned.publish, planned.publish_at]).toEqual(['later', '2099-01-15T06:00']);
  expect(toModule(planned).publish).toEqual({ kind: 'later', at });
  expect(publishOfModule({ ...courseModule, public_at: 1000 })).toEqual({ kind: 'now' });
  expect(publishOfModule({ ...courseModule, open: false })).toEqual({ kind: 'draft' });
  expect(toModule(moduleValues()).publish).toEqual({ kind: 'draft' });
});

it('shows each problem at its field', () => {
  expect(problemsOf({})).toEqual({});
  expect(problemsOf({ publish: 'later', publish_at: '' })).toEqual({
    publish_at: 'Give the day and the time.',
  });
  expect(problemsOf({ title: '' })).toEqual({ title: 'Give the module a title.' });
  expect(problemsOf({ lesson: '' })).toEqual({ lesson: 'A module teaches something.' });
  expect(problemsOf({ answers_2: '* Claws\nToes' })).toEqual({
    answers_2: 'A question has 3 answers to choose from.',
  });
  expect(problemsOf({ answers_2: 'Claws\nToes\nHooves' })).toEqual({
    answers_2: 'Mark the right answer with a * in front.',
  });
  expect(problemsOf({ because_3: '' })).toEqual({ because_3: 'Say why.' });
});
