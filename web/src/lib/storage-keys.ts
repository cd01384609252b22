// Keys of local storage. The first ten keep the meaning they have always had; keys of our own begin with `boma:`. Each is
// an export of its own and imported by its name: the build then writes it only into the scripts that read it.
export const streamsKey = 'streams';
export const lodgeStreamsKey = 'lodgeStreams';
export const courseKey = 'course';
export const lodgeOfHostKey = 'lodge';
export const showTypesKey = 'showTypes';
export const apiTokenKey = 'api-token';
export const identityTokenKey = 'fbase-token';
export const userKey = 'ac-user';
export const subscriptionRequestedKey = 'subscription-requested';
export const juniorRangerKey = 'jr';
export const intendedPathKey = 'boma:intended-path';
export const resetSentAtKey = 'boma:reset-sent-at';
export const themeKey = 'boma:theme';
export const volumeKey = 'boma:volume';
export const shortcutsKey = 'boma:shortcuts';
export const movingPicturesKey = 'boma:moving-pictures';
export const unsentKey = 'boma:unsent';
/** Chat messages that are being written. */
export const draftsKey = 'boma:drafts';
export const chatKey = 'boma:chat';
export const atPortalKey = 'boma:at-portal';
export const scheduleKey = 'boma:schedule';
export const courseDoneKey = 'boma:course-done';
export const lowDataKey = 'boma:low-data';
/** The wall of multiview that the viewer left. */
export const wallKey = 'boma:wall';
/** When the viewer was here last. */
export const lastSeenKey = 'boma:last-seen';
export const offlineWorkerKey = 'boma:offline-worker';
export const simulatedPushKey = 'boma:simulated-push';
/** The address of this browser at the push service, as the server knows it. Empty: the server is to be told again. */
export const pushAddressKey = 'boma:push-address';
export const consentKey = 'boma:consent';
export const closedAccountKey = 'boma:closed-account';
/** Set on the device that an appeal was sent from, so that its answer is shown there after the sanction has ended. */
export const appealKey = 'boma:appeal';
/** The id of the announcement that was closed. */
export const closedAnnouncementKey = 'boma:closed-announcement';
