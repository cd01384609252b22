/** The edge of what one types in: at least 3:1 against the page and against a dialog, where a hairline would be lost. */
export const fieldEdge = 'color-mix(in srgb, var(--b-colors-muted) 65%, var(--b-colors-ground))';
