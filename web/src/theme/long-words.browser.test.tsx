import { expect, it } from 'vitest';
import { chakra } from '../components/ui.ts';
import { render } from '../test-support/render.tsx';

const WORD = 'W'.repeat(400);

it.each([
  'p',
  'h1',
  'h2',
  'h3',
  'dd',
  'figcaption',
  'blockquote',
] as const)('breaks a word of 400 letters in %s, also in a row or a grid, at 390 px', (Tag) => {
  render(
    <chakra.div width="390px" data-testid="frame">
      <chakra.div display="grid" gap={3}>
        <div>
          <Tag>{WORD}</Tag>
        </div>
      </chakra.div>
      <chakra.div display="flex" gap={3}>
        <chakra.div flexGrow={1}>
          <Tag>{WORD}</Tag>
        </chakra.div>
        <button type="button">Remove it</button>
      </chakra.div>
    </chakra.div>,
  );
  const frame = document.querySelector<HTMLElement>('[data-testid=frame]');
  expect(frame?.scrollWidth).toBe(390);
  const button = frame?.querySelector('button');
  expect(button?.getClientRects()).toHaveLength(1);
  // What stands beside the text keeps the words of its own whole.
  expect(button && getComputedStyle(button).overflowWrap).toBe('break-word');
});
