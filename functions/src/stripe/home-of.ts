import { profilePath } from '@boma/domain/site-paths.ts';
import type { Ctx } from '../platform/context.ts';
import { siteOrigin } from '../platform/params.ts';

export const PROFILE = profilePath('profile');

/** Where somebody is led back to: the host that they came from, where they are signed in. */
export const homeOf = ({ client }: Ctx): string => client?.origin ?? siteOrigin();
