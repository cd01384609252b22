// Keys of local storage. The first ten keep the meaning they have always had; keys of our own begin with `boma:`. Each is
// an export of its own, so that the script in the head of every page carries only those that it reads.
export const streams = 'streams';
export const lodgeStreams = 'lodgeStreams';
export const course = 'course';
export const lodge = 'lodge';
export const showTypes = 'showTypes';
export const apiToken = 'api-token';
export const identityToken = 'fbase-token';
export const user = 'ac-user';
export const subscriptionRequested = 'subscription-requested';
export const juniorRanger = 'jr';
export const intendedPath = 'boma:intended-path';
export const resetSentAt = 'boma:reset-sent-at';
export const theme = 'boma:theme';
export const volume = 'boma:volume';
export const shortcuts = 'boma:shortcuts';
export const movingPictures = 'boma:moving-pictures';
export const unsent = 'boma:unsent';
/** Chat messages that are being written. */
export const drafts = 'boma:drafts';
export const chat = 'boma:chat';
export const atPortal = 'boma:at-portal';
export const schedule = 'boma:schedule';
export const courseDone = 'boma:course-done';
export const lowData = 'boma:low-data';
/** The wall of multiview that the viewer left. */
export const wall = 'boma:wall';
/** When the viewer was here last. */
export const lastSeen = 'boma:last-seen';
export const offlineWorker = 'boma:offline-worker';
export const simulatedPush = 'boma:simulated-push';
/** The address of this browser at the push service, as the server knows it. */
export const pushAddress = 'boma:push-address';
export const consent = 'boma:consent';
export const closedAccount = 'boma:closed-account';
/** Set on the device that an appeal was sent from, so that its answer is shown there after the sanction has ended. */
export const appeal = 'boma:appeal';
/** The id of the announcement that was closed. */
export const closedAnnouncement = 'boma:closed-announcement';
