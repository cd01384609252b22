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
  'web/src/app/empty.ts': "export const alone = 'html:has(#not-alive) #root:empty, p:has(b):empty';\n",
  'web/src/app/copy.ts': "export const copy = 'Look (closely) or come back, and (not only) at night.';\n",
  'web/src/features/chat/unsent.tsx':
    'export const unsent = (room, id) => <button type="button" onClick={() => room.retry(id)} />;\n',
  'web/src/features/player/over.tsx':
    'export const over = (again) => <button type="button" aria-label="Play it again" onClick={again} />;\n',
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
