import { versionOf } from '../../functions/src/platform/edit-document.ts';
import { ask, type Credentials, definePlays, lastTwoSwapped, onTarget } from './plays.ts';
import { cameraFor, cameraOrder, lodgeFor, showTypeFor } from './staff-catalogue.ts';
import { stored } from './stored.ts';

/** How a caller tries each action about cameras, lodges and types of shows. */
export const cataloguePlays = (admin: () => Credentials, newSlug: () => string) =>
  definePlays({
    'camera.save': {
      endpoint: 'saveCamera',
      play: (caller) => ask('saveCamera', caller, { version: null, camera: cameraFor(newSlug()) }),
    },
    'camera.try': {
      endpoint: 'tryCamera',
      play: (caller) => ask('tryCamera', caller, { code: 'tau', subscriber_only: false }),
    },
    'camera.order': {
      endpoint: 'orderCameras',
      play: async (caller) => {
        const from = await cameraOrder();
        return ask('orderCameras', caller, { from, to: lastTwoSwapped(from) });
      },
    },
    'camera.remove': {
      endpoint: 'removeCamera',
      play: onTarget(
        async () => {
          const slug = newSlug();
          await ask('saveCamera', admin(), { version: null, camera: cameraFor(slug) });
          return { slug, version: versionOf(await stored.streams(slug).get()) };
        },
        (caller, saved) => ask('removeCamera', caller, saved),
      ),
    },
    'lodge.save': {
      endpoint: 'saveLodge',
      play: (caller) => ask('saveLodge', caller, { version: null, lodge: lodgeFor(newSlug()) }),
    },
    'lodge.remove': {
      endpoint: 'removeLodge',
      play: onTarget(
        async () => {
          const slug = newSlug();
          await ask('saveLodge', admin(), { version: null, lodge: lodgeFor(slug) });
          return { slug, version: versionOf(await stored.lodges(slug).get()) };
        },
        (caller, saved) => ask('removeLodge', caller, saved),
      ),
    },
    'show-type.save': {
      endpoint: 'saveShowType',
      play: (caller) => ask('saveShowType', caller, { version: null, show_type: showTypeFor(newSlug()) }),
    },
    'show-type.remove': {
      endpoint: 'removeShowType',
      play: onTarget(
        async () => {
          const type = newSlug();
          await ask('saveShowType', admin(), { version: null, show_type: showTypeFor(type) });
          return { type, version: versionOf(await stored.showTypes(type).get()) };
        },
        (caller, saved) => ask('removeShowType', caller, saved),
      ),
    },
  });
