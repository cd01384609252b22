import { expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { TextField } from '../../../components/form/text-field.tsx';
import { render } from '../../../test-support/render.tsx';
import { LogbookFilters } from './logbook-filters.tsx';

it('has the edge of every field that a viewer fills in, and room for our own arrow in a choice', async () => {
  render(
    <>
      <TextField label="Subject" />
      <LogbookFilters
        filter={{}}
        cameras={[{ slug: 'tau', name: 'Tau' }]}
        today="2026-12-01"
        onChange={() => undefined}
        onClear={() => undefined}
      />
    </>,
  );
  const styleOf = (field: Locator) => getComputedStyle(field.element());
  const choice = (name: string) => page.getByRole('combobox', { name });
  const edge = styleOf(page.getByLabelText('Subject')).borderTopColor;
  for (const field of [choice('Camera'), choice('Animal'), page.getByLabelText('Day (camp time)')])
    expect(styleOf(field).borderTopColor).toBe(edge);
  const { appearance, paddingInlineEnd } = styleOf(choice('Camera'));
  expect([appearance, paddingInlineEnd]).toEqual(['none', '36px']);
});
