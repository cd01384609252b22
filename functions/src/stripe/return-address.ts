import { profilePath } from '@boma/domain/site-paths.ts';
import type { Ctx } from '../platform/context.ts';
import { siteOrigin } from '../platform/params.ts';

export const PROFILE_PATH = profilePath('profile');

/** The origin that Stripe's pages lead back to: the host that the caller came from, because they are signed in there. */
export const returnOrigin = ({ client }: Ctx): string => client?.origin ?? siteOrigin();
