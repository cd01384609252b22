/**
 * The only script that a page loads at once. It waits for the visitor's first input or for a quiet moment, then hydrates
 * the page. A press on a button that was not hydrated yet is stored and replayed once. After a failure, a later input or the
 * return of the network tries again.
 */
const QUIET_AFTER_LOAD = 2500;
/** Milliseconds after a failure during which input is ignored, because a mouse wheel sends many events. */
const PAUSE_AFTER_FAILURE = 2000;
const firstInputs = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin', 'online'] as const;

const root = document.getElementById('root');
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

function waitForInput(): void {
  for (const type of firstInputs) addEventListener(type, start, { capture: true, passive: true });
}

/** A page that is not prerendered would stay empty. */
function sayMissing(): void {
  if (!root || root.firstChild) return;
  const words = document.createElement('p');
  words.style.padding = '15vh 1rem';
  words.style.textAlign = 'center';
  words.setAttribute('role', 'alert');
  words.textContent = 'This page could not load. Press any key or tap here to try again.';
  root.append(words);
}

async function comeAlive(): Promise<void> {
  let alive = false;
  try {
    const { bringToLife } = await import('./entry-client.tsx');
    alive = await bringToLife();
  } finally {
    document.removeEventListener('click', keepPress, true);
    if (alive) pressed?.click();
    else {
      started = pressed = undefined;
      sayMissing();
      setTimeout(waitForInput, PAUSE_AFTER_FAILURE);
    }
  }
}

function start(): void {
  for (const type of firstInputs) removeEventListener(type, start, true);
  if (started) return;
  document.addEventListener('click', keepPress, true);
  started = comeAlive();
}

// With `?login` the visitor is waiting for the sign-in dialog.
if (root?.dataset.rendered === undefined || location.search.includes('login')) start();
else {
  document.addEventListener('click', keepPress, true);
  waitForInput();
  const whenQuiet = () => setTimeout(start, QUIET_AFTER_LOAD);
  if (document.readyState === 'complete') whenQuiet();
  else addEventListener('load', whenQuiet);
}
