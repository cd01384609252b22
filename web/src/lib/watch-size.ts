/** Milliseconds without another change of size after which a resize counts as over. */
const RESIZE_DEBOUNCE = 250;

/** `act`, called once when `quiet` milliseconds have passed since the last call. */
function debounce<A extends unknown[]>(
  act: (...args: A) => void,
  quiet: number,
): { readonly call: (...args: A) => void; readonly cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    call(...args) {
      clearTimeout(timer);
      timer = setTimeout(() => act(...args), quiet);
    },
    cancel: () => clearTimeout(timer),
  };
}

/** Tells one side of an element's box in CSS pixels at once, and again after each resize is over. */
function watchSide(
  element: Element,
  side: { readonly now: 'width' | 'height'; readonly later: keyof ResizeObserverSize },
  tell: (pixels: number) => void,
): () => void {
  const later = debounce(tell, RESIZE_DEBOUNCE);
  tell(element.getBoundingClientRect()[side.now]);
  const observer = new ResizeObserver(([entry]) => {
    const [box] = entry?.borderBoxSize ?? [];
    if (box) later.call(box[side.later]);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    later.cancel();
  };
}

/** Tells an element's width at once, and again after each resize is over. */
export const watchWidth = (element: Element, tell: (width: number) => void) =>
  watchSide(element, { now: 'width', later: 'inlineSize' }, tell);

/** Tells an element's height at once, and again after each resize is over. */
export const watchHeight = (element: Element, tell: (height: number) => void) =>
  watchSide(element, { now: 'height', later: 'blockSize' }, tell);
