/** In place of Firebase Auth, whose claims are a hint for rules and no part of what a membership is. */
export const identity = async () => ({
  getUser: async () => ({ customClaims: {} }),
  setCustomUserClaims: async () => {},
});

export const findAccount = async () => ({ customClaims: {} });

export const identityErrorCode = () => undefined;
