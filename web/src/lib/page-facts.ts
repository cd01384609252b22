import { FACTS_ID } from '@boma/domain/page-marks.ts';
import type { PageFacts } from '@boma/domain/rendered-page.ts';

const none: PageFacts = { streams: [], showTypes: [] };
let ofThisPage: PageFacts | undefined;

function readPage(): PageFacts {
  if (ofThisPage === undefined) {
    const text = typeof document === 'undefined' ? null : document.getElementById(FACTS_ID)?.textContent;
    ofThisPage = text ? (JSON.parse(text) as PageFacts) : none;
  }
  return ofThisPage;
}

let source: () => PageFacts | undefined = () => undefined;

/** For the renderer, which has no document to read from and renders several pages at a time. */
export function readFactsFrom(read: () => PageFacts | undefined): void {
  source = read;
}

/** What this page was rendered from. It travels in the page, so that React's first render equals the HTML. */
export const pageFacts = (): PageFacts => source() ?? readPage();

/** Milliseconds after which a page's facts may be older than what the browser has stored: a copy for use without a network. */
const RECENT = 3_600_000;

/** True if the server rendered the page a short time ago. What the browser stored is then older than the page. */
export function areFactsRecent(): boolean {
  const { at } = pageFacts();
  return at !== undefined && Math.abs(Date.now() - at) < RECENT;
}
