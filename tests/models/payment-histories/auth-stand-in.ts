import type { ActiveUserCtx } from '../../../functions/src/platform/context.ts';

/** Replaces Firebase Auth: every account exists. Claims serve the rules only and are no part of a membership. */
export const findAccount = async () => ({ customClaims: {} }) as ActiveUserCtx['account'];

export const identity = async () => ({
  getUser: findAccount,
  setCustomUserClaims: async () => {},
});

export const identityErrorCode = () => undefined;
