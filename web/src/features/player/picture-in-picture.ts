/** Lets the picture float over other windows, or brings it back. */
export function togglePictureInPicture(root: HTMLElement | null): void {
  const video = root?.querySelector('video');
  if (!video || !document.pictureInPictureEnabled) return;
  const done = document.pictureInPictureElement
    ? document.exitPictureInPicture()
    : video.requestPictureInPicture();
  // Refused, for instance before the first frame: the picture simply stays where it is.
  done.catch(() => undefined);
}
