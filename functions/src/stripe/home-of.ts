import type { Ctx } from '../platform/context.ts';
import { siteOrigin } from '../platform/params.ts';

export const PROFILE = '/wildlife/profile/profile';

/** Where somebody is led back to: the host that they came from, where they are signed in. */
export const homeOf = ({ client }: Ctx): string => client?.origin ?? siteOrigin();
