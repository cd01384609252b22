import { lodgeName } from '@boma/domain/lodges/lodge-name.ts';
import type { ReactNode } from 'react';
import { chakra } from '../../../components/ui.ts';
import { lodgeResource, lodgeStreamsResource } from '../api/lodge.ts';

/** The logo of this host's lodge, else the fallback. Its code is loaded only if the host may belong to a lodge. */
export default function LogoOfHost({ fallback }: { readonly fallback: ReactNode }) {
  const { value: lodge } = lodgeResource.useResource();
  // Kept for the pages of the lodge.
  lodgeStreamsResource.useResource();
  if (!lodge) return fallback;
  return <chakra.img src={lodge.fullLogoPath} alt={lodgeName(lodge.slug)} height="40px" width="auto" />;
}
