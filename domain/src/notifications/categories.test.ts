import { describe, expect, it } from 'vitest';
import { selectionProblem } from './categories.policy.ts';
import { chooseCategoriesInput, listCategoriesInput } from './categories.schema.ts';
import { CATEGORY_LIMIT } from './notifications.constants.ts';

const open = { subscriber_only: false };
const paid = { subscriber_only: true };
const kinds = (count: number) => Array.from({ length: count }, () => open);

describe('a selection of kinds of alert', () => {
  it('R9-049 R5-033 R6-009 without a membership has five at most', () => {
    expect(CATEGORY_LIMIT).toBe(5);
    expect(selectionProblem(kinds(5), false)).toBeUndefined();
    expect(selectionProblem(kinds(6), false)).toBe('too-many');
  });

  it('R3-048 has none for members without a membership', () => {
    expect(selectionProblem([paid], false)).toBe('members-only');
    expect(selectionProblem([paid], true)).toBeUndefined();
  });

  it('R6-021 of a member has any number', () => {
    expect(selectionProblem(kinds(6), true)).toBeUndefined();
    expect(selectionProblem(kinds(200), true)).toBeUndefined();
  });
});

it('R7-021 takes ids as numbers and as text, and the id of the user', () => {
  const input = { selected_categories: [1, '2'], user_id: 'rehana', extra: 1 };
  expect(chooseCategoriesInput.parse(input)).toEqual({ selected_categories: [1, 2], user_id: 'rehana' });
  for (const selected_categories of [undefined, 'all', [0], ['x'], [1.5]])
    expect(chooseCategoriesInput.safeParse({ selected_categories }).success).toBe(false);
});

it('R7-019 takes user_selectable as 0 or 1', () => {
  expect(listCategoriesInput.parse({})).toEqual({ user_selectable: 0 });
  expect(listCategoriesInput.safeParse({ user_selectable: 2 }).success).toBe(false);
});
