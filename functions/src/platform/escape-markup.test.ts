import { expect, it } from 'vitest';
import { escapeMarkup, withoutForbidden } from './escape-markup.ts';

it('escapes what markup is made of', () => {
  expect(escapeMarkup(`<b title="x">Tom & Jerry's</b>`)).toBe(
    '&lt;b title=&quot;x&quot;&gt;Tom &amp; Jerry&#39;s&lt;/b&gt;',
  );
});

it.each([
  '\u0000',
  '\u0008',
  '\u000b',
  '\u000c',
  '\u001d',
  '\ufffe',
  '\uffff',
  '\ud800',
])('drops what XML forbids: %j', (character) => {
  expect(escapeMarkup(`soft${character}return`)).toBe('softreturn');
});

it('keeps everything else', () => {
  const text = 'می\u200cخواهم\t\r\n\u0085\u{1f981}';
  expect(withoutForbidden(text)).toBe(text);
});
