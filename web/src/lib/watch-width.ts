/** Milliseconds without another change of size after which a resize counts as over. */
export const RESIZE_DEBOUNCE = 250;

/** `act`, called once when `quiet` milliseconds have passed since the last call. */
export function debounce<A extends unknown[]>(
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

/** Tells an element's width in CSS pixels at once, and again after each resize is over. */
export function watchWidth(element: Element, tell: (width: number) => void): () => void {
  const later = debounce(tell, RESIZE_DEBOUNCE);
  tell(element.getBoundingClientRect().width);
  const observer = new ResizeObserver(([entry]) => {
    const [box] = entry?.borderBoxSize ?? [];
    if (box) later.call(box.inlineSize);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    later.cancel();
  };
}
