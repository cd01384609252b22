import type { Values } from '../form/problems.ts';
import type { EditField } from './edit-kind.ts';

/** How the page says that it has typed itself. */
const BY_PAGE = 'insertReplacementText';

/** Writes values into the form's elements, as if staff had typed them: they are unsent. */
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

/** Lets fields follow the fields that they depend on. Returns a function that ends this. */
export function followFields<F extends string>(
  form: HTMLFormElement | null,
  fields: readonly EditField<F>[],
): () => void {
  const onInput = (event: Event) => {
    if (event instanceof InputEvent && event.inputType === BY_PAGE) return;
    const { target } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    for (const { name, follows } of fields)
      if (follows?.field === target.name)
        typeInto(form, { [name]: follows.value(target.value) } as Partial<Values<F>>);
  };
  form?.addEventListener('input', onInput);
  return () => form?.removeEventListener('input', onInput);
}
