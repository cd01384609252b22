/** What a card shows once the page is alive and idle, in one chunk. */
export { CardDetails } from '../components/card-details.tsx';
export { LightNow } from './light-now.tsx';
export { StatusTooltip } from './status-tooltip.tsx';
export { ViewersNow } from './viewers-now.tsx';
