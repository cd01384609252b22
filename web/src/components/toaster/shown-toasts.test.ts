import { expect, it } from 'vitest';
import { shownOf } from './shown-toasts.ts';

const idsOf = (texts: readonly string[]) =>
  shownOf(texts.map((text, index) => ({ id: index + 1, text }))).map(({ id }) => id);

it('shows the newest three, the oldest of them first', () => {
  expect(idsOf([])).toEqual([]);
  expect(idsOf(['a', 'b'])).toEqual([1, 2]);
  expect(idsOf(['a', 'b', 'c', 'd'])).toEqual([2, 3, 4]);
});

it('shows a repeated toast once, in the newest place', () => {
  expect(idsOf(['a', 'b', 'a'])).toEqual([2, 3]);
  const captioned = [
    { id: 1, text: 'a', caption: 'One' },
    { id: 2, text: 'a', caption: 'Two' },
    { id: 3, text: 'a', caption: 'Two', kind: 'app' as const },
  ];
  expect(shownOf(captioned)).toEqual(captioned);
});
