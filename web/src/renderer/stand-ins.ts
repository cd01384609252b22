import { LOW_WIDE_WINDOW } from '../config/breakpoints.ts';
import { shapesIn, waitingShapes, waitingTabs } from './waiting-shapes.ts';

// What stands in for parts of the page that come late, from the first paint on. The document carries it, so that no script does.

/** The bar at the lower end of a phone, where the document has no links for it (`app/shell/bottom-bar.tsx`). */
const tabs =
  '@media(max-width:559.98px) and (orientation:portrait){#bottom-slot:empty{position:fixed;inset:auto 0 0;' +
  'height:calc(3.5rem + env(safe-area-inset-bottom,0px));z-index:var(--b-z-index-header);' +
  'border-top:1px solid var(--b-colors-hairline);background:var(--b-colors-ground)}' +
  `#bottom-slot:empty::before{${waitingTabs}}` +
  'html:has([data-no-tabs]) #bottom-slot:empty{display:none}}';

const own = '#account-slot:empty+a';

/**
 * The account button: the name, as the head script has read it from the stored session, and the round mark
 * (`app/shell/account-control.tsx`). The words of the link stay in its accessible name.
 */
const account =
  `${own}{display:flex;align-items:center;gap:.75rem;padding:0 .25rem;font-size:0}` +
  `${own}::before,${own}::after{font-size:.9375rem}` +
  `${own}::before{content:var(--name);max-width:min(11rem,100vw - 26rem);overflow:hidden;text-overflow:ellipsis}` +
  `@media(min-width:768px){${own}::before{max-width:min(11rem,100vw - 41rem)}}` +
  `@media(max-width:479.98px){${own}::before{display:none}}` +
  `${own}::after{content:"";width:36px;height:36px;border-radius:50%;` +
  'background:var(--b-colors-accent-soft)}';

/** About as high as the cookie notice, until the height of what floats is measured. */
const notice =
  'html[data-notice]{--float-room:14rem}@media(min-width:480px){html[data-notice]{--float-room:12.2rem}}' +
  `${LOW_WIDE_WINDOW}{html[data-notice]{--float-room:7rem}}`;

/** A cover stands in for the still of this moment. Nothing about now is said of it; the room for that is kept. */
const cover =
  'html[data-night] img[data-cover]{filter:brightness(.78) saturate(.85)}' +
  'section:has([data-cover]):not(:has([data-moving])) [data-now]{visibility:hidden}' +
  '[data-now]>[data-written]{visibility:visible}';

const always = tabs + account + notice + cover;

/** All of them. */
export const standInStyles = always + waitingShapes;

/** Those of one document, by its rendered markup if it has any. */
export const standInsOf = (body: string | undefined): string => always + shapesIn(body);
