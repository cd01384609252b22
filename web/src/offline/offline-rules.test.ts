import { expect, it } from 'vitest';
import { isPublicAnswer } from './offline-rules.ts';

const get = new Request('https://boma.example/');
const withToken = new Request('https://boma.example/', { headers: { Authorization: 'Bearer x' } });
const post = new Request('https://boma.example/', { method: 'POST' });

it.each([
  '/api/schedule',
  '/api/live',
  '/api/show-types',
  '/api/lodge/tau/streams',
  '/config.json',
])('keeps %s for later', (path) => {
  expect(isPublicAnswer(path, get)).toBe(true);
  expect(isPublicAnswer(path, withToken)).toBe(false);
  expect(isPublicAnswer(path, post)).toBe(false);
});

it.each([
  '/api/auth/user',
  '/api/user/shows',
  '/api/my-data',
  '/api/live-x',
  '/oembed',
])('never keeps %s', (path) => {
  expect(isPublicAnswer(path, get)).toBe(false);
});
