const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/**
 * A day of the calendar, which is the same wherever the viewer is: '2024-03-05' is 'Mar 5, 2024', as `dateWords` writes it. Not
 * beside that: a page of text would load the viewer's zone and the clock of the camp.
 */
export const calendarDayWords = (day: string): string => words.format(Date.parse(`${day}T00:00:00Z`));
