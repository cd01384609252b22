import dayjs from 'dayjs';

// The site writes every date in one way, by the viewer's clock. Times are unix milliseconds.

/** 'Mar 5, 2024' */
export const dateWords = (time: number): string => dayjs(time).format('MMM D, YYYY');

/** 'Mar 5, 2024, 15:40' */
export const momentWords = (time: number): string => dayjs(time).format('MMM D, YYYY, HH:mm');
