import { HOME_PATH, STREAMS_PATH } from '@boma/domain/site-paths.ts';
import { PAGE_LOADER_FORCED_AWAY, PAGE_LOADER_LINGER } from './config/page-loader.ts';
import { COOKIES_ACCEPTED, readCookie, STREAMS_PER_ROW } from './lib/cookies.ts';
import { markName, markNight } from './lib/head-marks.ts';
import { applyTheme, changeTheme, readTheme } from './lib/theme.ts';
import { isHomeAtCameras, readKeptUser, readUserType } from './session/stored-session.ts';

// Runs inline in <head> before the first paint: values in the browser's storage decide how the prerendered page looks.
const root = document.documentElement;
if (isHomeAtCameras() && location.pathname === HOME_PATH) location.replace(STREAMS_PATH);
root.dataset.user = readUserType();
// A sandbox without the site's origin: the browser runs none of the scripts that follow. The page says why.
if (self.origin === 'null') root.dataset.sandboxed = '';
applyTheme(readTheme());
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-theme-toggle]')) changeTheme();
});

// The account button comes later. Until then the header shows the name, from the first paint on.
markName(readKeptUser()?.display_name);

// The stills of this moment come later.
markNight(Date.now());

// The notice comes later. Its room is kept from the first paint on, so that nothing moves when it does.
if (readCookie(COOKIES_ACCEPTED) !== '1') root.dataset.notice = '';

const streamsPerRow = readCookie(STREAMS_PER_ROW);
if (streamsPerRow && /^[1-4]$/.test(streamsPerRow)) root.dataset.streamsPerRow = streamsPerRow;

// The loader must disappear even if the page's own script never loads.
const removeLoader = () => document.getElementById('page-loader')?.remove();
document.addEventListener('DOMContentLoaded', () => {
  document.getElementById('page-loader')?.setAttribute('data-done', '');
  setTimeout(removeLoader, PAGE_LOADER_LINGER);
});
setTimeout(removeLoader, PAGE_LOADER_FORCED_AWAY);
