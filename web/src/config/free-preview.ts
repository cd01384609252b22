/** The dates in the notice to users of the free preview: when it ends, and when a subscription is needed. */
export const freePreview = { until: 'the end of April 2021', subscribeFrom: '1 May 2021' } as const;
