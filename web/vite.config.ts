import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { defineContractVersion } from './build/contract-version.ts';
import { leanFirstLoad } from './build/lean-first-load.ts';
import { leanReactfire } from './build/lean-reactfire.ts';
import { siteFiles } from './build/site-files.ts';

// `npm run dev` names the Hosting emulator, whose rewrites answer what Vite does not.
const hosting = process.env.BOMA_SITE ?? 'http://127.0.0.1:5080';

/**
 * What every page needs before it is alive, in one file: split by who shares what, it comes as a dozen small ones that
 * compress worse and cost a request each. Nothing that comes later may match.
 */
const firstLoad = new RegExp(
  [
    'web/build/stand-ins/',
    'node_modules/(react|react-dom|react-router|scheduler|stylis|@emotion)/',
    'node_modules/@chakra-ui/react/dist/esm/(styled-system|utils)/(?!create-slot|use-slot)',
    'node_modules/@chakra-ui/react/dist/esm/components/(box|flex|grid|visually-hidden)/',
    'web/src/(config/(?!free-preview|partners)|theme/(?!google-colours|paper|toast-colours))',
    'web/src/lib/(?!analytics|structured-data|consent|count-words|page-size|asking|cookies|use-media|firebase|live-site|moments|timing|while-seen|toasts|api-answer|query-change)',
    'web/src/session/(keep-intended-path|session|stored-session)\\.',
    'web/src/components/(button|icon-button|page-body|page-column|router-link|ui|user-visibility)',
    'domain/src/(access/staff\\.|accounts/user-type|errors|first-calls|site-paths|lodges/lodge-host)',
    'web/src/features/lodges/lodge-host',
  ].join('|'),
);

/** What the header, home and the list of cameras share of the catalogues, for the same reason. */
const cameras =
  /web\/src\/components\/(state-badge|all-link)|web\/src\/features\/streams\/(components\/(badges|camp-time|live-still|preview-host|still-spinner|stream-card|stream-grid|streams-problem)|hooks|api\/(streams|is-stream-list)|(?!featured|stream-meta)[\w-]+\.ts)|(features|domain\/src)\/shows\/(api\/show-types|show-types\.policy)/;

/** The legal texts, which have their own pages and a dialog. */
const legal = /web\/src\/app\/(legal|routes\/(privacy-policy|terms-of-service))/;

/** Shared parts of the pages that are mostly text. */
const words =
  /web\/src\/(components\/(page-head|prose|film\.|dialog-box)|app\/biography)|domain\/src\/(membership\/plan|privacy\/privacy\.constants)/;

/**
 * Session state and messages to the visitor, without the identity provider's code. They share one chunk, because the
 * name of every further chunk makes the first load larger.
 */
const session = new RegExp(
  [
    'web/src/session/(intended-path|refetch-user|session-events|session-state|sign-in-prompt|write-session)',
    'web/src/lib/(toasts|cookies)',
    'web/src/lib/(timing/(backoff|clock)|while-seen)\\.ts',
    'web/src/(app|features/membership/components)/subscription-button',
    // `subscription-line` is left out: only the profile needs it.
    'web/src/features/membership/(?!subscription-line)[\\w-]+\\.ts$',
    'domain/src/(membership|accounts)/offers\\.policy',
    'web/src/lib/(consent|analytics/views)\\.ts',
    'web/src/features/shows/hooks/use-show-clock',
    'web/src/features/notifications/[\\w/-]*heard-notices',
  ].join('|'),
);

/** The parts of all forms, and what those about an account share, for the same reason. */
const forms =
  /web\/src\/(components\/(form\/(?!leave-question)|field-edge|confirm-button)|lib\/asking\/use-save-newest|features\/membership\/components\/requested-notice|features\/moderation\/(api\/own-appeal|components\/appeal-parts)|session\/provider-words)|domain\/src\/accounts\/credentials\.ts/;

/** What pages with a chat on them share, for the same reason. */
const talk =
  /web\/src\/(app\/chat-place|features\/(chat\/chat-settings|cookies\/hooks))|domain\/src\/chat\/chat\.policy/;

/**
 * What several later pages share, by subject. Each further chunk puts its name into the first load, and most of these
 * modules are small.
 */
const shared: readonly (readonly [name: string, test: RegExp])[] = [
  ['answer-refusal', /web\/src\/session\/(answer-refusal|ended-session)/],
  ['sightings', /domain\/src\/sightings\/|features\/sightings\/(api|sighting-words|components\/best-times)/],
  [
    'camera-page',
    /features\/(lodges\/(api\/lodge|components\/logo-of-host)|streams\/now\/light-now|photos\/components\/(camera-icon|snapshot-button))|app\/videos\/lodge-of-page|domain\/src\/(access\/access|lodges\/lodge-key)/,
  ],
  [
    'engines',
    /features\/player\/(engines\/(open-engine|video-element|native-hls-engine|youtube-engine)|api\/request-playback|player-sound|playback-(source|claim))/,
  ],
  ['partners', /web\/src\/(components\/partner-logos|config\/partners)/],
  ['adverts', /domain\/src\/adverts\/placement|app\/adverts\/use-adverts/],
  [
    'details',
    /features\/streams\/(now\/viewers|components\/card-details)|domain\/src\/streams\/sun\.|lib\/query-change/,
  ],
  ['per-row', /components\/per-row\/(?!columns)/],
  [
    'lists',
    /components\/(endless\/|feed-links|picture-badge)|app\/(adverts\/list-adverts|videos\/open-video-layout)|domain\/src\/adverts\/rows|node_modules\/virtua\/|domain\/src\/(videos|photos|views)\/[\w.-]*(constants|policy)\.|features\/videos\/(per-row-choices|hooks|components\/video-list)|features\/photos\/(api\/photo-calls|components\/photo-wall)|web\/src\/lib\/structured-data/,
  ],
  [
    'player',
    /features\/player\/(components\/(camera-player|player-icons)|engines\/(load-hls|youtube-messages)|page-keys|sound-preference|hooks\/use-fullscreen)|app\/(kept-player\/kept-camera|layouts\/stage)|components\/(share-button|menu-focus)/,
  ],
  ['schedule-parts', /features\/shows\/(show-words|components\/(schedule-problem|show-preview|show-promo))/],
  ['moments', /web\/src\/lib\/moments|node_modules\/dayjs\//],
];

const own = (file: string) => join(import.meta.dirname, 'build', file);

export default defineConfig({
  plugins: [react(), siteFiles(), leanFirstLoad(), leanReactfire()],
  define: defineContractVersion(),
  resolve: {
    alias: [
      // Emotion's withTheme, which nothing here uses, brings it and react-is along.
      { find: 'hoist-non-react-statics', replacement: own('stand-ins/no-statics.ts') },
      { find: '@emotion/is-prop-valid', replacement: own('stand-ins/is-prop-valid.ts') },
      { find: /^zod$/, replacement: own('zod-without-eval.ts') },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The boot script imports the client by the address that the build wrote into the page.
      input: ['src/entry-boot.ts', 'src/entry-client.tsx'],
      preserveEntrySignatures: 'allow-extension',
      // Constants that chunks share would otherwise be exported one by one.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: firstLoad },
            { name: 'cameras', test: cameras },
            { name: 'session', test: session },
            { name: 'forms', test: forms },
            { name: 'talk', test: talk },
            { name: 'words', test: words },
            { name: 'legal', test: legal },
            ...shared.map(([name, test]) => ({ name, test })),
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': hosting,
      '/calendar': hosting,
      '/config.json': hosting,
      '/logbook': hosting,
      '/moments': hosting,
      '/share': hosting,
      '/__': hosting,
    },
  },
  ssr: { noExternal: ['@chakra-ui/react'] },
});
