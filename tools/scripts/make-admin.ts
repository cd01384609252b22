import { AppError, type ErrorCode } from '@boma/domain/errors.ts';
import { answered, chooseSite, Mistake, readArguments, runScript } from '../lib/operator-script.ts';

const HELP = `Makes a user an admin.
  npm run make-admin -- <email> --project <id of the Firebase project>
  --local    on the site that npm start runs on this machine, in place of --project
  --zoomie   gives the role of a moderator instead
  --take     takes the role away
  --dry-run  says what it would do
It uses your own Google account: sign in once with gcloud auth application-default login.`;

const reasons: Partial<Record<ErrorCode, string>> = {
  'not-found': 'No user has registered with this address yet.',
  conflict: 'This address is not verified yet: a stranger could have registered it.',
};

async function main(): Promise<number> {
  const { values, positionals } = readArguments(HELP, {
    take: { type: 'boolean', default: false },
    zoomie: { type: 'boolean', default: false },
  });
  const [email, ...rest] = positionals;
  if (!email?.includes('@') || rest.length > 0)
    throw new Mistake('Whom? Give one email address: npm run make-admin -- you@example.org --local', 2);
  await chooseSite(values);
  const role = values.zoomie ? 'zoomie' : 'admin';
  if (values['dry-run']) {
    console.log(`Would ${values.take ? 'take' : 'give'} the role ${role}: ${email}. Nothing is changed.`);
    return 0;
  }
  // Here, so that help and mistakes do not wait for the server's code.
  const { grantRole, takeRole } = await import('../../functions/src/accounts/grant-role.ts');
  const { systemContext } = await import('../../functions/src/platform/context.ts');
  const change = values.take ? takeRole : grantRole;
  try {
    const { roles } = await answered(change({ ctx: systemContext(), input: { email, role } }));
    console.log(`${email} has the roles: ${roles.join(', ') || 'none'}. They apply from the next call on.`);
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new Mistake(reasons[error.code] ?? error.code);
  }
}

await runScript(main);
