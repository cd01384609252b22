import { identify } from './accounts/identify.ts';
import { accountOf } from './accounts/standing-account.ts';
import { checkToken } from './platform/app-check-token.ts';
import { callerContext } from './platform/context.ts';
import { READ_DEADLINE_MS, withinDeadline } from './platform/deadline.ts';
import { isOwnOrigin } from './platform/http/cors.ts';
import type { Edge } from './platform/http/create-app.ts';
import { appCheckMode, isEmulator, siteOrigin } from './platform/params.ts';

/** How every web application of the contract identifies its callers. */
export const edge: Edge = {
  contextOf: (authorization, client) =>
    callerContext(
      {
        identify: (clock, evenBanned) =>
          withinDeadline(identify(authorization, clock, evenBanned), READ_DEADLINE_MS),
        accountOf,
      },
      client,
    ),
  isOwnOrigin: (origin) => isOwnOrigin(origin, siteOrigin(), isEmulator()),
  appCheck: { mode: appCheckMode, checkToken },
};
