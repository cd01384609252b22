import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { Written } from './written.tsx';

/** What is shown, block by block. */
function shown(text: string): string[] {
  render(
    <article>
      <Written text={text} />
    </article>,
  );
  return [...page.getByRole('article').element().children].map((block) =>
    block.tagName === 'UL'
      ? `UL ${[...block.children].map((item) => item.textContent).join(' | ')}`
      : `${block.tagName} ${block.textContent}`,
  );
}

it('shows paragraphs, headings and lists of running text', () => {
  expect(shown('One.\n\nTwo.\n\n# A heading\n\n- first\n- second')).toEqual([
    'P One.',
    'P Two.',
    'H2 A heading',
    'UL first | second',
  ]);
});

it('needs no empty line around a heading or a list, and joins the lines of a paragraph', () => {
  expect(shown('# Ask her about\nShe knows:\nalmost all.\n- stars\n- stars\nAnd more.\n# Bye')).toEqual([
    'H2 Ask her about',
    'P She knows: almost all.',
    'UL stars | stars',
    'P And more.',
    'H2 Bye',
  ]);
});

it('shows every other sign as it was typed', () => {
  expect(shown('#7 is a camera.\n\n-24 degrees\n\n<b>bold</b>')).toEqual([
    'P #7 is a camera.',
    'P -24 degrees',
    'P <b>bold</b>',
  ]);
});
