/** Whoever belongs to the free preview is told until when Premium is free for them, and from when it needs a subscription. */
export const freePreview = { until: 'the end of April 2021', subscribeFrom: '1 May 2021' } as const;
