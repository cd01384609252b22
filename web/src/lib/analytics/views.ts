import { modalPath, type TrackedModal } from '@boma/domain/analytics/virtual-views.ts';

type Collect = (path: string) => void;

let collect: Collect | undefined;

/** Counts a view of this path. Does nothing until the viewer has agreed and this deployment counts views. */
export function trackView(path: string): void {
  collect?.(path);
}

/** Counts an opened modal as a further view, under the path of the page that it covers. */
export function trackModal(modal: TrackedModal, page = location.pathname): void {
  trackView(modalPath(page, modal));
}

/** Says where views go from now on; tests put a spy here. Without a collector views are dropped, not kept. */
export function collectViews(next: Collect | undefined): void {
  collect = next;
}
