import type { Operation } from '../operation.ts';
import type { Step } from '../step.ts';
import { alerts } from './alerts.ts';
import { appCheck } from './app-check.ts';
import { capacity } from './capacity.ts';
import { database } from './database.ts';
import { foundation } from './foundation.ts';
import { mailDomain } from './mail-domain.ts';
import { names } from './names.ts';
import { payments } from './payments.ts';
import { pictures } from './pictures.ts';
import { secrets } from './secrets.ts';
import { signIn } from './sign-in.ts';
import { webApp } from './web-app.ts';

/** Everything that a project needs before its first release, in the order in which one step builds on another. */
export const projectSteps = (operation: Operation, billingAccount?: string): Step[] => [
  ...foundation(operation, billingAccount),
  ...names(operation),
  ...database(operation),
  ...pictures(operation),
  ...webApp(operation),
  ...appCheck(operation),
  ...signIn(operation),
  ...secrets(operation),
  ...payments(operation),
  ...mailDomain(operation),
  ...capacity(operation),
  ...alerts(operation),
];
