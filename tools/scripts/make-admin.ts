import { parseArgs } from 'node:util';
import { AppError, type ErrorCode } from '@boma/domain/errors.ts';
import { grantRole, takeRole } from '../../functions/src/accounts/grant-role.ts';
import { systemContext } from '../../functions/src/platform/context.ts';

const HELP = `Makes a user an admin.
  npm run make-admin -- <email> --project <id of the Firebase project>
  --zoomie  gives the role of a moderator instead
  --take    takes the role away
It uses your own Google account: sign in once with gcloud auth application-default login.`;

const reasons: Partial<Record<ErrorCode, string>> = {
  'not-found': 'No user has registered with this address yet.',
  conflict: 'This address is not verified yet: a stranger could have registered it.',
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    project: { type: 'string' },
    take: { type: 'boolean', default: false },
    zoomie: { type: 'boolean', default: false },
  },
});
const [email] = positionals;
if (!email || !values.project) {
  console.error(HELP);
  process.exit(2);
}
process.env.GCLOUD_PROJECT = values.project;
process.env.GOOGLE_CLOUD_PROJECT = values.project;
try {
  const change = values.take ? takeRole : grantRole;
  const role = values.zoomie ? 'zoomie' : 'admin';
  const { roles } = await change({ ctx: systemContext(), input: { email, role } });
  console.log(`${email} has the roles: ${roles.join(', ') || 'none'}. They apply from the next call on.`);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  console.error(reasons[error.code] ?? error.code);
  process.exit(1);
}
