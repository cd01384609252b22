import { fetchModules } from './boot/module-files.ts';
import { removeNote, showNote } from './boot/not-alive.ts';
import { wantsStills } from './boot/wants-stills.ts';

/**
 * The only script that a page loads at once. Once the page stands it fetches what hydration needs, with low priority. It
 * hydrates the page at the visitor's first input or after a quiet moment. A press on a button that was not hydrated yet
 * is stored and replayed once. After a failure the page says so, and a later input or the return of the network tries again.
 */
const QUIET_AFTER_LOAD = 2500;
/** Milliseconds after a failure during which input is ignored, because a mouse wheel sends many events. */
const PAUSE_AFTER_FAILURE = 2000;
const firstInputs = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin', 'online'] as const;
/** What works without hydration: HTML opens and closes popovers, the head script changes the theme, a note loads anew. */
const WORKS_ALREADY = '[popovertarget], [data-theme-toggle], [data-load-anew]';

const root = document.getElementById('root');
/** The modules that hydrate the page, each after those that it imports. The build wrote their addresses into the page. */
const modules = root?.dataset.modules?.split(' ') ?? [];
/** While the site is developed there is no build that writes it. */
const client = root?.dataset.client ?? '/src/entry-client.tsx';
/** Modules that the page asks for as soon as it is alive, such as the player's. They are requested after `modules`. */
const next = staysLean() ? [] : (root?.dataset.next?.split(' ') ?? []);
/** The playlist that the player asks for first. */
const playlist = next[0] && root?.dataset.playlist;
let pressed: HTMLElement | undefined;
let started: Promise<void> | undefined;

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Runs a task after the next frame has been painted. */
function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}

function onPress(event: MouseEvent): void {
  // What the press did is painted first.
  if (closest(event, WORKS_ALREADY)) return afterPaint(start);
  const target = closest(event, 'button, [role=button]');
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  pressed = target;
  start();
}

function onInput(event: Event): void {
  if (!closest(event, WORKS_ALREADY)) start();
}

function waitForInput(): void {
  for (const type of firstInputs) addEventListener(type, onInput, { capture: true, passive: true });
}

/** Milliseconds of work after which the browser gets a chance to handle input. A pause after each small module adds up. */
const WORK_BETWEEN_PAUSES = 8;

/** Runs the modules one by one, with pauses in which the browser can handle input. */
async function runModules(): Promise<void> {
  let resumed = performance.now();
  for (const address of modules) {
    await fetchModules([address]);
    await import(/* @vite-ignore */ address);
    if (performance.now() - resumed < WORK_BETWEEN_PAUSES) continue;
    await new Promise((resume) => setTimeout(resume));
    resumed = performance.now();
  }
}

async function comeAlive(): Promise<void> {
  let alive = false;
  try {
    await runModules();
    const { bringToLife } = (await import(/* @vite-ignore */ client)) as typeof import('./entry-client.tsx');
    alive = await bringToLife();
  } finally {
    document.removeEventListener('click', onPress, true);
    if (alive) {
      removeNote();
      pressed?.click();
    } else {
      started = pressed = undefined;
      showNote(root?.firstChild ? 'part' : 'page');
      setTimeout(waitForInput, PAUSE_AFTER_FAILURE);
    }
  }
}

function fetchPlaylist(href: string): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: '', href }));
}

function start(): void {
  for (const type of firstInputs) removeEventListener(type, onInput, true);
  if (started) return;
  document.addEventListener('click', onPress, true);
  fetchAllModules('auto');
  // The answer waits for the player: hls.js takes it from here instead of asking again.
  if (playlist) fetchPlaylist(playlist);
  started = comeAlive();
}

/** True where hls.js does not run, and for viewers who save data. */
function staysLean(): boolean {
  return !('MediaSource' in window || 'ManagedMediaSource' in window) || wantsStills();
}

/** Fetches all modules at once. A module that is on its way already keeps its priority. */
function fetchAllModules(priority: 'low' | 'auto'): void {
  // Whoever needs a module that did not arrive asks for it again.
  fetchModules([...modules, ...next], priority).catch(() => undefined);
}

window.fetchModules = fetchModules;
// With `?login` the visitor is waiting for the sign-in dialog; back from the checkout, for what became of the payment.
if (root?.dataset.rendered === undefined || /[?&](login|paid|cancel)/.test(location.search)) start();
else {
  document.addEventListener('click', onPress, true);
  waitForInput();
  const whenLoaded = () => {
    afterPaint(() => fetchAllModules('low'));
    setTimeout(start, QUIET_AFTER_LOAD);
  };
  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded);
}
