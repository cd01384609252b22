const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** 'Mar 5, 2024, 15:40', by the viewer's clock. `time` is unix milliseconds. */
export const momentWords = (time: number): string => moment.format(time);
