import { type RefObject, useEffect } from 'react';

/**
 * Shows in a form what the address says, whenever that changes: after Back, and once it is sent. The fields stay, and so does the
 * focus. A value is text, as in every form.
 */
export function useShownValues<F extends string>(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly F[],
  values: Readonly<Partial<Record<F, string | undefined>>>,
): void {
  const shown = JSON.stringify(fields.map((name) => values[name] ?? ''));
  useEffect(() => {
    const texts = JSON.parse(shown) as string[];
    for (const [index, name] of fields.entries()) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      const text = texts[index] ?? '';
      if (field.value === text) continue;
      field.value = text;
      // What was wrong with the value of before is said no longer.
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [form, fields, shown]);
}
