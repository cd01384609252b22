import { AppError } from '@boma/domain/errors.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BODY_MAX_BYTES, fieldsOf, parsePart, readBody, refuseLargeBody } from './parse-request.ts';

const schema = z.object({
  name: z
    .string()
    .min(2, 'Too short.')
    .regex(/^[a-z]*$/, 'Letters only.'),
  type: z.array(z.string()).optional(),
});
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

function codeOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return 'accepted';
}

describe('readBody', () => {
  it('R7-009 takes a JSON body, and a form body with repeated keys as a list', () => {
    const body = Buffer.from('{"name":"tau","type":["a","b"]}');
    expect(parsePart(schema, readBody(json, body, schema))).toEqual({ name: 'tau', type: ['a', 'b'] });
    const encoded = Buffer.from('name=tau&type=a&type=b');
    expect(parsePart(schema, readBody(form, encoded, schema))).toEqual({ name: 'tau', type: ['a', 'b'] });
  });

  it('reads a list with one entry as a list', () => {
    expect(readBody(form, Buffer.from('name=tau&type=a'), schema)).toEqual({ name: 'tau', type: ['a'] });
  });

  it('reads an absent body as one without fields', () => {
    expect(readBody({}, undefined, schema)).toEqual({});
    expect(readBody(json, Buffer.alloc(0), schema)).toEqual({});
  });

  it.each([
    ['application/json', '{"name":', 'malformed-body'],
    ['application/json; charset=utf-8', '{}', 'accepted'],
    ['application/json; charset="UTF-8"', '{}', 'accepted'],
    ['application/json; charset=klingon', '{}', 'unsupported-media-type'],
    ['text/plain', '{}', 'unsupported-media-type'],
    ['multipart/form-data; boundary=x', '--x--', 'unsupported-media-type'],
    ['', '{}', 'unsupported-media-type'],
  ])('%s with %s: %s', (type, text, expected) => {
    expect(codeOf(() => readBody({ 'content-type': type }, Buffer.from(text), schema))).toBe(expected);
  });

  it('refuses bytes that are no UTF-8', () => {
    expect(codeOf(() => readBody(json, Buffer.from([0x22, 0xff, 0x22]), schema))).toBe('malformed-body');
  });
});

describe('refuseLargeBody', () => {
  it('accepts a body up to the limit', () => {
    expect(codeOf(() => refuseLargeBody({}, Buffer.alloc(BODY_MAX_BYTES)))).toBe('accepted');
    expect(codeOf(() => refuseLargeBody({}, Buffer.alloc(BODY_MAX_BYTES + 1)))).toBe('payload-too-large');
    expect(codeOf(() => refuseLargeBody({ 'content-length': '70000' }, undefined))).toBe('payload-too-large');
    expect(codeOf(() => refuseLargeBody({}, Buffer.alloc(70_000), 70_000))).toBe('accepted');
    expect(codeOf(() => refuseLargeBody({}, Buffer.alloc(70_001), 70_000))).toBe('payload-too-large');
  });
});

describe('parsePart', () => {
  it('reports every problem of every field, and a problem of the whole under body', () => {
    const problems = (value: unknown) => {
      try {
        parsePart(schema, value);
      } catch (error) {
        return error instanceof AppError ? error.details.errors : undefined;
      }
    };
    expect(problems({ name: '1', type: [2] })).toEqual({
      name: ['Too short.', 'Letters only.'],
      'type.0': [expect.any(String)],
    });
    expect(problems([])).toEqual({ body: [expect.any(String)] });
  });

  it('gives every problem its own text, never the library’s', () => {
    const plain = z.object({ title: z.string(), tags: z.array(z.string()).optional() });
    const sentences = (value: unknown) => {
      try {
        return parsePart(plain, value);
      } catch (error) {
        return error instanceof AppError ? error.details.errors : undefined;
      }
    };
    expect(sentences({})).toEqual({ title: ['This is missing.'] });
    expect(sentences({ title: 7, tags: 'a' })).toEqual({
      title: ['This is not valid.'],
      tags: ['This is not valid.'],
    });
    expect(sentences([])).toEqual({ body: ['Please send the fields by their names.'] });
  });

  it('drops unknown fields', () => {
    expect(parsePart(schema, { name: 'tau', author: 'another user' })).toEqual({ name: 'tau' });
  });

  it('never sets the prototype by a field named __proto__', () => {
    const fields = fieldsOf(new URLSearchParams('__proto__=x&name=tau'), schema);
    expect(parsePart(schema, fields)).toEqual({ name: 'tau' });
  });
});
