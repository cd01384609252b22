import { expect, it } from 'vitest';
import { requireMarks } from './templates.ts';

it('refuses a template that lacks a mark, or has it twice', () => {
  const template = { file: 'show.html', marks: ['data-filled-name'] };
  const heading = '<h1 data-filled-name="">';
  const head = '<!--boma:head--><!--boma:config-->';
  expect(() => requireMarks(`${head}${heading}`, template)).not.toThrow();
  expect(() => requireMarks(head, template)).toThrow("show.html must have the mark 'data-filled-name' once.");
  expect(() => requireMarks(`${head}${heading}${heading}`, template)).toThrow('once');
  expect(() => requireMarks(heading, template)).toThrow("'<!--boma:head-->'");
  expect(() => requireMarks(`<!--boma:head-->${heading}`, template)).toThrow("'<!--boma:config-->'");
});
