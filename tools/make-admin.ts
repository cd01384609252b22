import { parseArgs } from 'node:util';
import { AppError, type ErrorCode } from '@boma/domain/errors.ts';
import { grantRole } from '../functions/src/accounts/grant-role.ts';
import { systemContext } from '../functions/src/platform/context.ts';

const HELP = `Makes somebody who has an account an admin.
  npm run make-admin -- <email> --project <id of the Firebase project>
It acts as you: sign in once with gcloud auth application-default login.`;

const reasons: Partial<Record<ErrorCode, string>> = {
  'not-found': 'Nobody has registered with this address yet.',
  conflict: 'This address is not verified yet: anybody could have registered it.',
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string' } },
});
const [email] = positionals;
if (!email || !values.project) {
  console.error(HELP);
  process.exit(2);
}
process.env.GCLOUD_PROJECT = values.project;
process.env.GOOGLE_CLOUD_PROJECT = values.project;
try {
  const { roles } = await grantRole({ ctx: systemContext(), input: { email, role: 'admin' } });
  console.log(`${email} has the roles: ${roles.join(', ')}. They hold from the next call on.`);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  console.error(reasons[error.code] ?? error.code);
  process.exit(1);
}
