import { keyframes } from '@emotion/react';

/** Marks a part of the page whose content is on its way. */
export const waiting = { 'data-waiting': '' } as const;

const hidden = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });

/**
 * Styles for what is below the content. It is hidden while a part of the page waits, so that the content does not push
 * it down in sight. After some seconds it is shown anyway: the content may never come. What has the focus stays: hidden, it would
 * lose it.
 */
export const hiddenWhileWaiting = {
  'body:has(main [data-waiting]) &:not(:focus-within)': {
    animation: `${hidden} 20s`,
    overflowAnchor: 'none',
  },
} as const;

/** The same for a part that follows others of the page's content, while one before it waits. */
export const hiddenBelowWaiting = {
  '[data-waiting] ~ &, :has([data-waiting]) ~ &': { animation: `${hidden} 20s`, overflowAnchor: 'none' },
} as const;
