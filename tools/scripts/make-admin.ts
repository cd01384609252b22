import { parseArgs } from 'node:util';
import { AppError, type ErrorCode } from '@boma/domain/errors.ts';
import { grantRole, takeRole } from '../../functions/src/accounts/grant-role.ts';
import { systemContext } from '../../functions/src/platform/context.ts';

const HELP = `Makes somebody who has an account an admin.
  npm run make-admin -- <email> --project <id of the Firebase project>
  --zoomie  somebody who moderates, and not an admin
  --take    takes the role away again
It acts as you: sign in once with gcloud auth application-default login.`;

const reasons: Partial<Record<ErrorCode, string>> = {
  'not-found': 'Nobody has registered with this address yet.',
  conflict: 'This address is not verified yet: anybody could have registered it.',
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
  console.log(`${email} has the roles: ${roles.join(', ') || 'none'}. They hold from the next call on.`);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  console.error(reasons[error.code] ?? error.code);
  process.exit(1);
}
