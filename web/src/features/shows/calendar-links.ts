/** Programs for calendars open addresses of the scheme `webcal`. */
export const calendarLink = (url: string) => url.replace(/^https?:/, 'webcal:');

/** A round button or link with text. */
export const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: '44px',
  paddingX: 4,
  borderWidth: '1px',
  borderRadius: 'full',
  fontWeight: 600,
  _hover: { borderColor: 'accent' },
  '&[aria-pressed=true]': { borderColor: 'accent', background: 'accentSoft' },
} as const;
