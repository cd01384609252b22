/** Makes a field as high as its text where the style `field-sizing` is unknown: Safari before 26.2 and Firefox before 152. */
export function fitHeight(field: HTMLTextAreaElement | null): void {
  if (!field || CSS.supports('field-sizing', 'content')) return;
  // A field that is already high enough for its text would not become lower.
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight}px`;
}
