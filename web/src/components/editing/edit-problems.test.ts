import { AppError } from '@boma/domain/errors.ts';
import { expect, it } from 'vitest';
import { refusedProblems } from './edit-problems.ts';

const naming = { fields: ['name', 'place_name'] as const, fieldOf: { 'place.name': 'place_name' } as const };
const refused = (errors: Record<string, string[]>) => new AppError('invalid-input', { errors });

it('puts the server’s problems at the fields of the form', () => {
  const cause = refused({ 'camera.name': ['Too long.', 'Odd.'], 'camera.place.name.0': ['Unknown.'] });
  expect(refusedProblems(cause, naming)).toEqual({ name: 'Too long.', place_name: 'Unknown.' });
});

it('finds the fields of a thing that the server does not name first', () => {
  const ofVideo = {
    fields: ['title', 'publish_at', 'answers_1'] as const,
    fieldOf: { 'publish.at': 'publish_at', 'questions.0.answers': 'answers_1' } as const,
  };
  const cause = refused({
    title: ['Too long.'],
    'publish.at': ['Choose a time to come.'],
    'questions.0.answers.2': ['Write the answer.'],
  });
  expect(refusedProblems(cause, ofVideo)).toEqual({
    title: 'Too long.',
    publish_at: 'Choose a time to come.',
    answers_1: 'Write the answer.',
  });
});

it('shows a problem that belongs to no field for the whole form', () => {
  expect(refusedProblems(refused({ 'camera.colour': ['There is a field too many.'] }), naming)).toEqual({
    form: 'There is a field too many.',
  });
  expect(refusedProblems(new AppError('conflict', { alert: 'Take it off the air first.' }), naming)).toEqual({
    form: 'Take it off the air first.',
  });
  expect(refusedProblems(new Error('down'), naming)).toEqual({
    form: 'That did not work. Please try again in a moment.',
  });
});
