/**
 * Resolves after two frames: the browser has drawn what was changed before, and observers of sizes and of what is in sight have
 * heard of it.
 */
export const drawn = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
