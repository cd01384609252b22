import { afterEach, expect, it } from 'vitest';
import { applyMeta, isDescribed } from './document-meta.ts';

const TAU = '/wildlife/stream/tau-live';

/** The head of a camera's page as the server has filled it in. */
const filled = `
  <meta name="description" content="Lions at Tau">
  <link rel="canonical" href="https://site.example${TAU}">
  <meta property="og:title" content="Tau">
  <meta data-page property="og:image:alt" content="Tau, seen by its camera">
  <script data-page type="application/ld+json">{"name":"Tau"}</script>
  <link data-page rel="alternate" type="application/json+oembed" href="/oembed">`;

afterEach(() => {
  for (const element of document.head.querySelectorAll('meta[name], meta[property], link[rel=canonical]'))
    element.remove();
});

const ofOnePage = () => document.head.querySelectorAll('[data-page]').length;
const content = (property: string) =>
  document.head.querySelector(`meta[property="${property}"]`)?.getAttribute('content');

it('keeps what the server says of a camera while its page describes itself again, and removes it on another page', () => {
  document.head.insertAdjacentHTML('beforeend', filled);
  expect(isDescribed(TAU)).toBe(true);
  applyMeta({ title: 'Tau · Off air', description: 'Lions at Tau', path: TAU });
  expect(ofOnePage()).toBe(3);
  applyMeta({ title: 'Logbook', description: 'Who was seen', path: '/wildlife/logbook' });
  expect(ofOnePage()).toBe(0);
  expect(document.head.querySelector('script[type="application/ld+json"]')).toBeNull();
  expect(content('og:title')).toBe('Logbook · Boma');
  expect(isDescribed(TAU)).toBe(false);
  expect(isDescribed('/wildlife/logbook')).toBe(true);
});
