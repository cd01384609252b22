/**
 * The only script a page loads by itself. It waits for the visitor's first input or for a quiet moment, then brings the
 * page to life; a press on a button that was not alive yet is kept and replayed once.
 */
const QUIET_AFTER_LOAD = 2500;
const firstInputs = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin'] as const;

let pressed: HTMLElement | undefined;
let started: Promise<void> | undefined;

function keepPress(event: MouseEvent): void {
  const target =
    event.target instanceof Element ? event.target.closest<HTMLElement>('button, [role=button]') : null;
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  pressed = target;
  start();
}

async function comeAlive(): Promise<void> {
  const { bringToLife } = await import('./entry-client.tsx');
  await bringToLife();
  document.removeEventListener('click', keepPress, true);
  pressed?.click();
}

function start(): void {
  for (const type of firstInputs) removeEventListener(type, start, true);
  started ??= comeAlive();
}

const root = document.getElementById('root');
if (root?.dataset.rendered === undefined) start();
else {
  document.addEventListener('click', keepPress, true);
  for (const type of firstInputs) addEventListener(type, start, { capture: true, passive: true });
  const whenQuiet = () => setTimeout(start, QUIET_AFTER_LOAD);
  if (document.readyState === 'complete') whenQuiet();
  else addEventListener('load', whenQuiet);
}
