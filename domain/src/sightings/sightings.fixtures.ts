import type { Sighting } from './sightings.schema.ts';

/** Two lions at Tau, 2026-03-05 at 05:40 camp time. */
export const lions: Sighting = {
  id: 'fixture-lions',
  created_ts: Date.parse('2026-03-05T03:40:00Z') / 1000,
  caption: '2 lions',
  message: 'Flat on their sides.',
  stream: { slug: 'tau' },
  species: 'lion',
  count: 2,
  avatar: '/logbook/stills/fixture-lions.jpg',
  notification_category_id: 1,
  first_in_days: null,
};

/** What staff send. */
export const validPost = { stream: 'tau', species: 'lion', count: 2, message: 'Flat on their sides.' };

/** Each has the one fault that its name says. */
export const invalidPosts: Record<string, unknown> = {
  'no camera': { ...validPost, stream: undefined },
  'a camera with a slash': { ...validPost, stream: 'tau/x' },
  'no species': { ...validPost, species: undefined },
  'a species that is no name': { ...validPost, species: '<lion>' },
  'a species of many words': { ...validPost, species: 'lion '.repeat(9).trim() },
  'no animal at all': { ...validPost, count: 0 },
  'half an animal': { ...validPost, count: 1.5 },
  'more animals than there are': { ...validPost, count: 2001 },
  'a count that is text': { ...validPost, count: '2' },
  'a note that is too long': { ...validPost, message: 'a'.repeat(201) },
  'a kind of alert that is no number': { ...validPost, notification_category_id: 'cats' },
};
