import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../test-support/render.tsx';
import { EyeIcon } from './more-icons.tsx';
import { NewsItem } from './news-item.tsx';

const item = (title: string) => (
  <NewsItem key={title} icon={EyeIcon} title={title} to="/">
    news
  </NewsItem>
);
const leftOf = (title: string) =>
  page.getByRole('listitem').filter({ hasText: title }).element().getBoundingClientRect().left;

it('news that comes later moves none that is there, even if its source is named first', () => {
  const row = (items: ReactNode) => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 200px)' }}>{items}</ul>
  );
  const { rerender } = render(row([item('A note')]));
  const before = leftOf('A note');
  rerender(row([item('A sighting'), item('A note')]));
  expect(leftOf('A note')).toBe(before);
  expect(leftOf('A sighting')).toBe(before + 200);
});
