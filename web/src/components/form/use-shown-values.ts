import { type RefObject, useEffect } from 'react';
import type { Values } from './problems.ts';
import { typeInto } from './type-into.ts';

/**
 * Shows in a form what the address says, whenever that changes: after Back, and once it is sent. The fields stay, and so does the
 * focus. A value is text, as in every form.
 */
export function useShownValues<F extends string>(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly F[],
  values: Readonly<Partial<Record<F, string | undefined>>>,
): void {
  const shown = JSON.stringify(Object.fromEntries(fields.map((name) => [name, values[name] ?? ''])));
  useEffect(() => typeInto(form.current, JSON.parse(shown) as Values<F>), [form, shown]);
}
