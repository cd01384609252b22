import { expect, it } from 'vitest';
import { youtubeIdOf } from './youtube-id.ts';

it.each([
  'dQw4w9WgXcQ',
  ' dQw4w9WgXcQ ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/watch?t=42s&v=dQw4w9WgXcQ&list=PL1#top',
  'http://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
  'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
  'www.youtube.com/watch?v=dQw4w9WgXcQ',
  '//www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ/',
  'HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ',
])('finds the id in %s', (text) => {
  expect(youtubeIdOf(text)).toBe('dQw4w9WgXcQ');
});

it.each([
  '',
  'https://vimeo.com/76979871',
  'https://www.youtube.com/@boma',
  'https://www.youtube.com/playlist?list=PL1',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'two words',
])('leaves %s as it is', (text) => {
  expect(youtubeIdOf(text)).toBe(text);
});
