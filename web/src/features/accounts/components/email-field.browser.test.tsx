import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { EmailField } from './email-field.tsx';

const idle = () => undefined;

it('R5-010 ends typing an address at 64 characters', () => {
  render(
    <EmailField
      field={{
        name: 'email',
        problem: undefined,
        maxLength: undefined,
        onBlur: idle,
        onFocus: idle,
        onInput: idle,
      }}
    />,
  );
  expect(page.getByLabelText('Email').element().getAttribute('maxlength')).toBe('64');
});
