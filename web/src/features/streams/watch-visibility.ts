/** Reports whether an element is on screen in a visible tab: once at the start and after every change. */
export function watchVisibility(element: Element, tell: (visible: boolean) => void): () => void {
  let onScreen = false;
  const say = () => tell(onScreen && !document.hidden);
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? false;
    say();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', say);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', say);
  };
}
