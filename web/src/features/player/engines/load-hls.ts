/** The code that plays HLS where the browser does not do it itself. */
export const loadHls = () => import('./hls-engine.later.ts');

export const hasMediaSource = () => 'MediaSource' in window || 'ManagedMediaSource' in window;
