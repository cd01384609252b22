import type { Values } from './problems.ts';

/** How the page says that it has typed itself. */
export const BY_PAGE = 'insertReplacementText';

/** Writes values into the form's elements, as if the viewer had typed them: they are unsent, and what was wrong is said no longer. */
export function typeInto<F extends string>(form: HTMLFormElement | null, values: Partial<Values<F>>): void {
  for (const [name, value] of Object.entries<string | undefined>(values)) {
    const field = form?.elements.namedItem(name);
    if (value === undefined) continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === 'on';
    else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    )
      field.value = value;
    // For what counts the characters.
    if (field instanceof HTMLElement)
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: BY_PAGE }));
  }
}
