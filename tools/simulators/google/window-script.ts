/**
 * What runs in the window: it tells its opener who was chosen, and goes. The page carries whom it may tell
 * (`data-origin`) and each account's profile (`data-profile`).
 */
export const windowScript = `'use strict';
const { origin } = document.body.dataset;
const told = document.querySelector('[data-alone]');
if (!window.opener && told) told.hidden = false;

function choose(profile) {
  if (!window.opener) return;
  window.opener.postMessage({ type: 'boma-google-profile', profile: JSON.parse(profile) }, origin);
  window.close();
}

document.addEventListener('click', ({ target }) => {
  const { profile } = target.closest('[data-profile]')?.dataset ?? {};
  if (profile) choose(profile);
  if (target.closest('[data-cancel]')) window.close();
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') window.close();
});

const { chosen } = document.body.dataset;
if (chosen) choose(chosen);
document.querySelector('[aria-invalid=true], [autofocus]')?.focus();
`;
