import { expect, it } from 'vitest';
import { toHtml } from '../renderer/document.ts';
import { askAgain, isPublicAnswer, isWhole, scriptsOf } from './offline-rules.ts';

const get = new Request('https://boma.example/');
const withToken = new Request('https://boma.example/', { headers: { Authorization: 'Bearer x' } });
const post = new Request('https://boma.example/', { method: 'POST' });

it.each([
  '/api/schedule',
  '/api/live',
  '/api/show-types',
  '/api/pages',
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

it('asks past the cache of the browser for a file that it lacks', () => {
  const script = 'https://boma.example/assets/base-1.js';
  expect(askAgain(new Request(script)).cache).toBe('no-cache');
  expect(askAgain(new Request(script, { cache: 'reload' })).cache).toBe('reload');
  expect(askAgain(new Request(script)).url).toBe(script);
});

it('keeps only whole files', () => {
  const answer = (status: number, type: string) =>
    isWhole(new Response('', { status, headers: { 'Content-Type': type } }));
  expect(answer(200, 'text/javascript')).toBe(true);
  expect(answer(200, 'font/woff2')).toBe(true);
  expect(answer(200, 'text/html; charset=utf-8')).toBe(false);
  for (const status of [404, 500, 503, 206]) expect(answer(status, 'text/javascript')).toBe(false);
});

it('knows the scripts of a page, and none of another document', () => {
  const frame = {
    headScript: 'go()',
    bootScript: '/assets/boot-1.js',
    clientScript: '/assets/client-1.js',
    pages: {},
  };
  const page = {
    title: 'Tau',
    tags: [],
    facts: { streams: [] },
    modules: ['/assets/base-1.js', '/assets/home-1.js'],
    next: ['/assets/player-1.js'],
  };
  const scripts = ['/assets/boot-1.js', '/assets/client-1.js', '/assets/base-1.js', '/assets/home-1.js'];
  expect(scriptsOf(toHtml(frame, page))).toEqual(scripts);
  const html = '<main> data-modules="/assets/said-1.js"</main>';
  expect(scriptsOf(toHtml(frame, { ...page, body: { html, styles: '' } }))).toEqual(scripts);
  expect(scriptsOf('BEGIN:VCALENDAR')).toEqual([]);
});
