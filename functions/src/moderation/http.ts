import type { moderationEndpoints } from '@boma/domain/moderation/moderation.api.ts';
import { grantRoleTo, takeRoleFrom } from '../accounts/change-role.ts';
import { named, type Routes } from '../platform/http/routes.ts';
import { claimAppeal } from './claim-appeal.ts';
import { claimHeldText } from './claim-held-text.ts';
import { claimReport } from './claim-report.ts';
import { countReports } from './count-reports.ts';
import { decideAppeal } from './decide-appeal.ts';
import { decideHeldText } from './decide-held-text.ts';
import { findPeople } from './find-people.ts';
import { hideMessage } from './hide-message.ts';
import { imposeSanction } from './impose-sanction.ts';
import { liftSanction } from './lift-sanction.ts';
import { listAppeals } from './list-appeals.ts';
import { listHeldTexts } from './list-held-texts.ts';
import { listPersonMessages } from './list-person-messages.ts';
import { addNote, listNotes, removeNote } from './person-notes.ts';
import { putBackMessage } from './put-back-message.ts';
import { reportMessage, reportThing } from './report-thing.ts';
import { sendAppeal } from './send-appeal.ts';
import { settleReport } from './settle-report.ts';
import { showAppeal } from './show-appeal.ts';
import { showPerson } from './show-person.ts';
import { showPersonPage } from './show-person-page.ts';
import { showReport } from './show-report.ts';
import { waiveWait } from './waive-wait.ts';

export const moderationRoutes: Routes<typeof moderationEndpoints> = {
  reportThing,
  reportMessage,
  showReport: named('around', showReport),
  showPerson,
  listPersonMessages: named('messages', listPersonMessages),
  listNotes,
  addNote,
  removeNote,
  countReports: named('open', countReports),
  claimReport,
  claimHeldText,
  claimAppeal,
  settleReport,
  hideMessage,
  putBackMessage,
  imposeSanction: named('sanction', imposeSanction),
  findPeople: named('people', findPeople),
  showPersonPage,
  grantRole: named('roles', grantRoleTo),
  takeRole: named('roles', takeRoleFrom),
  waiveWait,
  listHeldTexts: named('texts', listHeldTexts),
  decideHeldText,
  showAppeal,
  sendAppeal: named('appeal', sendAppeal),
  listAppeals: named('appeals', listAppeals),
  decideAppeal,
  liftSanction,
};
