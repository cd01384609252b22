/** Lets the picture float over other windows, or brings it back. */
export function togglePictureInPicture(root: HTMLElement | null): void {
  const video = root?.querySelector('video');
  if (!video || !document.pictureInPictureEnabled) return;
  const done = document.pictureInPictureElement
    ? document.exitPictureInPicture()
    : video.requestPictureInPicture();
  // The browser refuses before the first frame, for example. The picture then stays in the page.
  done.catch(() => undefined);
}
