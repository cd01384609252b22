import { expect, it } from 'vitest';
import { readPush } from './push-events.ts';

const sent = {
  title: 'Lion at Tau',
  body: 'On the wall.',
  url: '/wildlife/stream/tau-live',
  tag: 'sighting',
};
const read = (data: object) => readPush(JSON.stringify({ data, from: '123', priority: 'high' }));

it('shows what a data message says', () => {
  expect(read(sent)).toEqual(sent);
  expect(read({ title: 'Lion at Tau' })).toMatchObject({ title: 'Lion at Tau', body: '', url: '/' });
});

it('never leads to another site', () => {
  for (const url of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
    expect(read({ ...sent, url }).url).toBe('/');
});

it('says something in general about a message that it cannot read', () => {
  for (const text of ['', 'no JSON', 'null', '{}', '{"data":{"body":"x"}}'])
    expect(readPush(text)).toMatchObject({ title: 'News from the cameras', url: '/' });
});
