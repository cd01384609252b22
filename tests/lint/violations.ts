export type Violation = { file: string; code: string; message: string; text: string };

/** One file for each rule of the house, broken once. */
export const VIOLATIONS: readonly Violation[] = [
  {
    file: 'domain/src/streams/clock.ts',
    code: 'house(directions)',
    message: 'domain imports zod, suncalc and itself only',
    text: "import { hrtime } from 'node:process';\nexport const now = hrtime;\n",
  },
  {
    file: 'functions/src/streams/brand.ts',
    code: 'house(directions)',
    message: 'functions never see the site',
    text: "export { brand } from '../../../web/src/config/brand.ts';\n",
  },
  {
    file: 'web/src/lib/verbs.ts',
    code: 'house(directions)',
    message: 'the site never sees the server',
    text: "export const verbs = () => import('../../../functions/src/index.ts');\n",
  },
  {
    file: 'web/src/features/streams/chatter.ts',
    code: 'house(floors)',
    message: 'streams may import only what is below it, and chat is not',
    text: "export * from '../chat/api/send-message.ts';\n",
  },
  {
    file: 'web/src/features/cookies/late-legal.ts',
    code: 'house(floors)',
    message: 'cookies may import only what is below it, and legal is not',
    text: "export const legal = () => import('../legal/legal-texts.ts');\n",
  },
  {
    file: 'web/src/features/streams/components/read.ts',
    code: 'house(directions)',
    message: 'touch Firebase',
    text: "export { getDoc } from 'firebase/firestore';\n",
  },
  {
    file: 'functions/src/platform/upward.ts',
    code: 'house(floors)',
    message: 'platform may import only what is below it',
    text: "export type { Message } from '../chat/message.ts';\n",
  },
  {
    file: 'domain/src/shows/shows.ts',
    code: 'house(circles)',
    message: 'domain/src/shows → domain/src/lodges → domain/src/shows',
    text: "import type { Lodge } from '../lodges/lodges.ts';\nexport type Show = { lodge: Lodge };\n",
  },
  {
    file: 'domain/src/lodges/lodges.ts',
    code: 'import(no-cycle)',
    message: 'cycle',
    text: "import type { Show } from '../shows/shows.ts';\nexport type Lodge = { show: Show };\n",
  },
  {
    file: 'web/src/features/chat/unnamed-late.ts',
    code: 'house(late-files)',
    message: 'named *.later.ts or *.later.tsx',
    text: "export const report = () => import('../moderation/report-dialog.tsx');\n",
  },
  {
    file: 'web/src/features/chat/unheard-failure.ts',
    code: 'house(late-failures)',
    message: 'take the module apart',
    text: "export const report = (show, failed) => import('./report.later.ts').then((module) => show(module.Report), failed);\n",
  },
  {
    file: 'web/src/features/chat/unheard-arrival.ts',
    code: 'house(late-failures)',
    message: 'take the module apart',
    text: "export const report = (show, failed) => import('./report.later.ts').then(() => show(), failed);\n",
  },
  {
    file: 'functions/src/chat/spelled.ts',
    code: 'house(store-paths)',
    message: 'spelled in functions/src/platform/store.ts',
    text: 'export const of = (db, uid) => db.doc(`users/${uid}`);\n',
  },
  {
    file: 'tools/seed/spelled.ts',
    code: 'house(store-paths)',
    message: 'spelled in functions/src/platform/store.ts',
    text: "export const all = (db) => db.collection('users');\n",
  },
  {
    file: 'web/src/lib/spelled.ts',
    code: 'house(store-paths)',
    message: 'spelled in functions/src/platform/store.ts',
    text: "export const tail = (db, chat) => doc(db, 'chat-tails', chat);\n",
  },
  {
    file: 'tests/contract/spelled.contract.test.ts',
    code: 'house(store-paths-in-tests)',
    message: 'begin the path with a name of domain/src/collections.ts',
    text: 'export const of = (db, uid) => db.doc(`users/${uid}`);\n',
  },
  {
    file: 'functions/src/chat/spelled.test.ts',
    code: 'house(store-paths-in-tests)',
    message: 'begin the path with a name of domain/src/collections.ts',
    text: "export const all = (db) => db.collection('users');\n",
  },
  {
    file: 'tests/contract/alike.contract.test.ts',
    code: 'house(directions)',
    message: 'tests read and prepare by tests/support/stored.ts',
    text: "export { store } from '../../functions/src/platform/store.ts';\n",
  },
  {
    file: 'functions/src/chat/by-hand.ts',
    code: 'house(role-checks)',
    message: 'ask may(actor, action)',
    text: "export const mayDelete = (roles) => roles.includes('admin');\n",
  },
  {
    file: 'web/src/app/compared.tsx',
    code: 'house(role-checks)',
    message: 'ask may(actor, action)',
    text: "export const isAdmin = (role) => role === 'admin';\n",
  },
  {
    file: 'web/src/components/painted.tsx',
    code: 'house(colours)',
    message: 'name this colour in web/src/theme',
    text: "export const shadow = '0 1px 2px rgba(0, 0, 0, 0.3)';\n",
  },
  {
    file: 'web/src/components/long-line.tsx',
    code: 'house(typed-lengths)',
    message: 'useForm reads the length of a field from its schema',
    text: 'export const line = <input maxLength={40} />;\n',
  },
  {
    file: 'web/src/features/staff/dam-groups.ts',
    code: 'house(typed-lengths)',
    message: 'useForm reads the length of a field from its schema',
    text: "export const groups = [{ name: 'dam', maxLength: 40 }];\n",
  },
  {
    file: 'web/src/features/staff/dam-form.tsx',
    code: 'house(forms)',
    message: 'a form is a FormFrame with the useForm',
    text: 'export const form = <form method="dialog" />;\n',
  },
  {
    file: 'web/src/features/lodges/dam-failed.tsx',
    code: 'house(asks-again)',
    message: 'Asked or Failed of web/src/components/asked.tsx',
    text: 'export const failed = (retry) => <button type="button" onClick={retry} />;\n',
  },
  {
    file: 'web/src/features/lodges/pond-failed.tsx',
    code: 'house(asks-again)',
    message: 'Asked or Failed of web/src/components/asked.tsx',
    text: 'export const failed = (refreshDams) => <button type="button" onClick={() => void refreshDams()} />;\n',
  },
  {
    file: 'web/src/features/lodges/spring-failed.tsx',
    code: 'house(asks-again)',
    message: 'Asked or Failed of web/src/components/asked.tsx',
    text: 'export const failed = (fromAround, retry) => <button type="button" onClick={fromAround(retry)} />;\n',
  },
  {
    file: 'web/src/features/questions/api/unparsed.ts',
    code: 'house(parsed-reads)',
    message: 'a page reads by publishedDocument',
    text: "import { doc, onSnapshot as listen } from 'firebase/firestore';\nexport const hear = (db, path, act) => listen(doc(db, path), act);\n",
  },
  {
    file: 'web/src/features/lodges/api/staff-lodges.ts',
    code: 'house(parsed-reads)',
    message: 'staff by useCheckedList there',
    text: "import { useFirestore, useFirestoreCollectionData } from 'reactfire';\nexport const useLodges = (of) => useFirestoreCollectionData(of(useFirestore())).data;\n",
  },
  {
    file: 'web/src/lib/young-method.ts',
    code: 'house(browser-floor)',
    message: 'URL.parse: a browser that we support has not got this',
    text: 'export const parse = (text) => URL.parse(text);\n',
  },
  {
    file: 'domain/src/words/young-pattern.ts',
    code: 'house(browser-floor)',
    message: "the flag 'v'",
    text: 'export const word = /[\\w--\\d]/v;\n',
  },
  {
    file: 'web/src/app/shell/young-popover.ts',
    code: 'house(browser-floor)',
    message: 'showPopover',
    text: 'export const open = (drawer) => drawer.showPopover();\n',
  },
  {
    file: 'web/src/app/layouts/young-query.ts',
    code: 'house(browser-floor)',
    message: 'write this query as a list with commas',
    text: "export const small = '@media (max-width: 400px) or (pointer: coarse)';\n",
  },
  {
    file: 'web/src/app/layouts/young-nested-query.ts',
    code: 'house(browser-floor)',
    message: 'write this query as a list with commas',
    text: 'export const narrow = (side) => `(max-width: 400px) and (not ${side})`;\n',
  },
  {
    file: 'web/src/features/shows/own-zone.ts',
    code: 'house(viewer-zones)',
    message: 'ask viewerZone()',
    text: 'export const zone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;\n',
  },
  {
    file: 'tests/e2e/sleepy.spec.ts',
    code: 'house(no-sleep)',
    message: 'never for time to pass',
    text: 'export const nap = (page) => page.waitForTimeout(500);\n',
  },
  {
    file: 'tests/e2e/timer.spec.ts',
    code: 'house(no-sleep)',
    message: 'never for time to pass',
    text: 'export const nap = () => new Promise((resolve) => setTimeout(resolve, 500));\n',
  },
  {
    file: 'tests/contract/timer.contract.test.ts',
    code: 'house(no-sleep)',
    message: 'never for time to pass',
    text: 'export const nap = () =>\n  new Promise((resolve) => {\n    setTimeout(() => resolve(1), 500);\n  });\n',
  },
  {
    file: 'tests/contract/pause.contract.test.ts',
    code: 'house(no-sleep)',
    message: 'never for time to pass',
    text: "export { setTimeout } from 'node:timers';\nimport { setTimeout as pause } from 'node:timers/promises';\nexport const nap = () => pause(500);\n",
  },
  {
    file: 'tests/e2e/clock.spec.ts',
    code: 'house(no-sleep)',
    message: 'never for time to pass',
    text: 'export const nap = (page) => page.waitForFunction(() => performance.now() > 3500);\n',
  },
  {
    file: 'tests/e2e/poll.spec.ts',
    code: 'house(no-sleep)',
    message: 'never for time to pass',
    text: 'export const nap = (expect, since) => expect.poll(() => Date.now() - since).toBeGreaterThan(30);\n',
  },
  {
    file: 'functions/src/streams/loose.ts',
    code: 'typescript(no-explicit-any)',
    message: 'any',
    text: 'export const loose = (input: any) => input;\n',
  },
  {
    file: 'functions/src/streams/forgotten.ts',
    code: 'typescript(no-floating-promises)',
    message: 'Promises must be',
    text: 'const save = async () => 1;\nexport const forget = () => {\n  save();\n};\n',
  },
];

/** Files that come near a rule and keep it. */
export const HONEST: Readonly<Record<string, string>> = {
  'web/src/features/streams/api/list.ts': "export { orderBy } from 'firebase/firestore';\n",
  'functions/src/platform/store.ts': 'export const users = (db) => db.collection(`users`);\n',
  'tests/support/stored.ts': 'export const users = (db) => db.collection(`users`);\n',
  'domain/src/access/access.ts': "export const isAdmin = (roles) => roles.includes('admin');\n",
  'web/src/theme/tokens.ts': "export const dusk = '#14110d';\n",
  'web/src/app/shell/drawer.ts': 'export const open = (drawer) => drawer.showPopover();\n',
  'web/src/app/supports.ts':
    "export const glass = '@supports (backdrop-filter: blur(2px)) or (-webkit-backdrop-filter: blur(2px))';\n",
  'web/src/app/copy.ts': "export const copy = 'Look (closely) or come back, and (not only) at night.';\n",
  'web/src/features/chat/unsent.tsx':
    'export const unsent = (room, id) => <button type="button" onClick={() => room.retry(id)} />;\n',
  'web/src/app/anchor.tsx': "export const anchor = '/wildlife/about-us#contact';\n",
  'web/src/features/chat/late-report.ts':
    "export const report = () => import('../moderation/report-dialog.later.tsx');\n",
  'web/src/features/chat/heard-failure.ts':
    "export const report = (show, failed) => import('./report.later.ts').then(({ Report }) => show(Report), failed);\n",
  'web/src/features/chat/later-report.ts':
    "export const report = () => import('./report.later.ts').then((module) => ({ default: module.Report }));\n",
  'web/src/features/chat/late-schema.ts':
    "export const load = () => [import('@boma/domain/chat/chat.schema.ts'), import('hls.js')];\n",
  'web/src/features/chat/late-type.ts': "export type Panel = typeof import('./chat-panel.tsx');\n",
  'web/src/app/pages.ts': "export const home = () => import('./routes/home.tsx');\n",
  'functions/src/privacy/down.ts': "export type { Message } from '../chat/message.ts';\n",
  'tests/contract/named.contract.test.ts':
    "export const of = (db, names, uid) => [db.doc(`${names.users}/${uid}`), db.collection(names.users).doc('some')];\n",
  'domain/src/chat/chat.test.ts':
    'export const flush = () => new Promise((resolve) => setTimeout(resolve));\n',
};
