import { store } from '../platform/store.ts';

/** The reports that hide a message until an admin decides about it. */
export const hidingReports = (message_id: string) =>
  store.chatReports.all().where('message_id', '==', message_id).where('hides', '==', true);
