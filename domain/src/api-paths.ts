/**
 * Method and path of every REST call, without schemas: the browser's first load carries this table and no zod.
 * `api.ts` says who may call, and what goes in and comes out. A `personal` GET carries the caller's token and is never
 * answered by a shared cache.
 */
export const apiPaths = {
  health: { method: 'GET', path: '/api/health' },
  openapi: { method: 'GET', path: '/api/openapi.json' },
  live: { method: 'GET', path: '/api/live' },
  listStreams: { method: 'POST', path: '/api/streams' },
  streamPlayback: { method: 'POST', path: '/api/streams/{id}/playback' },
  showLodge: { method: 'GET', path: '/api/lodge/{slug}' },
  listLodgeStreams: { method: 'GET', path: '/api/lodge/{id}/streams' },
  listShowTypes: { method: 'GET', path: '/api/show-types' },
  listSchedule: { method: 'GET', path: '/api/schedule' },
  planShow: { method: 'POST', path: '/api/staff/plan-show' },
  changeShow: { method: 'POST', path: '/api/staff/change-show' },
  cancelShow: { method: 'POST', path: '/api/staff/cancel-show' },
  startShow: { method: 'POST', path: '/api/staff/start-show' },
  endShow: { method: 'POST', path: '/api/staff/end-show' },
  showFollows: { method: 'GET', path: '/api/user/shows', personal: true },
  followShow: { method: 'POST', path: '/api/user/shows' },
  makeCalendarFeed: { method: 'POST', path: '/api/user/shows/calendar' },
  validateUser: { method: 'POST', path: '/api/auth/validate-user' },
  showUser: { method: 'GET', path: '/api/auth/user', personal: true },
  upsertProfile: { method: 'POST', path: '/api/user/upsert' },
  clearToken: { method: 'GET', path: '/api/auth/clear-token', personal: true },
  listDevices: { method: 'GET', path: '/api/auth/devices', personal: true },
  revokeDevice: { method: 'POST', path: '/api/auth/devices/revoke' },
  signOutEverywhere: { method: 'POST', path: '/api/auth/sign-out-everywhere' },
  imposeSanction: { method: 'POST', path: '/api/staff/impose-sanction' },
  liftSanction: { method: 'POST', path: '/api/staff/lift-sanction' },
  paymentLink: { method: 'GET', path: '/api/subscription/payment-link', personal: true },
  portalLink: { method: 'GET', path: '/api/subscription/portal-link', personal: true },
  requestRefund: { method: 'POST', path: '/api/subscription/refund' },
  listSubscriptions: { method: 'POST', path: '/api/user/subscriptions' },
  showData: { method: 'GET', path: '/api/user/data', personal: true },
  showDeletion: { method: 'GET', path: '/api/user/deletion', personal: true },
  askDeletion: { method: 'POST', path: '/api/user/deletion' },
  undoDeletion: { method: 'DELETE', path: '/api/user/deletion' },
  listMessages: { method: 'GET', path: '/api/chat/{chat}/messages' },
  sendMessage: { method: 'POST', path: '/api/chat/message/send' },
  deleteMessage: { method: 'POST', path: '/api/chat/message/delete' },
  reportMessage: { method: 'POST', path: '/api/chat/message/report' },
  settleReport: { method: 'POST', path: '/api/staff/settle-report' },
} as const;

export type ApiName = keyof typeof apiPaths;
