import { HOME_PATH, STREAMS_PATH } from '@boma/domain/site-paths.ts';
import { PAGE_LOADER_FORCED_AWAY, PAGE_LOADER_LINGER } from './config/page-loader.ts';
import { cookieNames, readCookie } from './lib/cookies.ts';
import { isNight } from './lib/night.ts';
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
const name = readKeptUser()?.display_name;
if (name) root.style.setProperty('--name', JSON.stringify(name));

// At night no cover shows a bright day as if it were now. The stills of this moment come later.
if (isNight(Date.now())) root.dataset.night = '';

// The notice comes later. Its room is kept from the first paint on, so that nothing moves when it does.
if (readCookie(cookieNames.cookiesAccepted) !== '1') root.dataset.notice = '';

const streamsPerRow = readCookie(cookieNames.streamsPerRow);
if (streamsPerRow && /^[1-4]$/.test(streamsPerRow)) root.dataset.streamsPerRow = streamsPerRow;

// The loader must disappear even if the page's own script never loads.
const removeLoader = () => document.getElementById('page-loader')?.remove();
document.addEventListener('DOMContentLoaded', () => {
  document.getElementById('page-loader')?.setAttribute('data-done', '');
  setTimeout(removeLoader, PAGE_LOADER_LINGER);
});
setTimeout(removeLoader, PAGE_LOADER_FORCED_AWAY);
