import type { ActiveUserCtx } from '../../../functions/src/platform/context.ts';

/** Stands in for Firebase Auth: every account exists. Claims are hints for rules and no part of a membership. */
export const findAccount = async () => ({ customClaims: {} }) as ActiveUserCtx['account'];

export const identity = async () => ({
  getUser: findAccount,
  setCustomUserClaims: async () => {},
});

export const identityErrorCode = () => undefined;
