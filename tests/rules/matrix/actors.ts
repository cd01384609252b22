/** Unix seconds. The marker of a revoked sign-in and of 'signed out everywhere' refer to these. */
export const SIGNED_IN_AT = 1_763_721_438;

export interface Actor {
  readonly name: string;
  /** Undefined for a visitor without an identity token. */
  readonly uid?: string;
  readonly claims?: Readonly<Record<string, unknown>>;
  /** This sign-in was revoked from another device. */
  readonly isRevoked?: true;
  /** When the user signed out everywhere, in unix milliseconds. */
  readonly signedOutAt?: number;
  /** May read reports. */
  readonly isActiveStaff?: true;
}

const admin = { roles: ['admin'] };
const zoomie = { roles: ['zoomie'] };

/** The callers of every request. Claims are those that the server puts into an identity token. */
export const actors: readonly Actor[] = [
  { name: 'a guest' },
  { name: 'a registered viewer', uid: 'rehana', claims: {} },
  { name: 'a member', uid: 'sipho', claims: { roles: ['subscriber'] } },
  { name: 'a zoomie', uid: 'zodwa', claims: zoomie, isActiveStaff: true },
  { name: 'an admin', uid: 'anele', claims: admin, isActiveStaff: true },
  { name: 'a zoomie whose device was signed out', uid: 'zanele', claims: zoomie, isRevoked: true },
  { name: 'an admin whose device was signed out', uid: 'amahle', claims: admin, isRevoked: true },
  {
    name: 'a zoomie who signed out everywhere',
    uid: 'zinhle',
    claims: zoomie,
    signedOutAt: SIGNED_IN_AT * 1000,
  },
  {
    name: 'an admin who signed out everywhere after this sign-in',
    uid: 'ayanda',
    claims: admin,
    signedOutAt: SIGNED_IN_AT * 1000 + 60_000,
  },
  {
    name: 'a zoomie who signed out everywhere before this sign-in',
    uid: 'zola',
    claims: zoomie,
    signedOutAt: SIGNED_IN_AT * 1000 - 1,
    isActiveStaff: true,
  },
];

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An identity token as the emulators accept it: unsigned. */
export function tokenOf({ uid, claims }: Actor, authTime = SIGNED_IN_AT): string | undefined {
  if (uid === undefined) return undefined;
  const payload = {
    iss: 'https://securetoken.google.com/demo',
    aud: 'demo',
    iat: authTime,
    exp: authTime + 3600,
    auth_time: authTime,
    sub: uid,
    user_id: uid,
    firebase: { sign_in_provider: 'password', identities: {} },
    ...claims,
  };
  return `${encode({ alg: 'none', type: 'JWT' })}.${encode(payload)}.`;
}

/** The operator's token, which no rule binds. */
export const OPERATOR = 'owner';
