const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
});

// The site writes every date in one way, by the viewer's clock. Times are unix milliseconds.

/** 'Mar 5, 2024' */
export const dateWords = (time: number): string => day.format(time);

/** 'Mar 5, 2024, 15:40' */
export const momentWords = (time: number): string => moment.format(time);
