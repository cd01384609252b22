import type { ReactNode } from 'react';
import { chakra } from '../../../components/ui.ts';
import { lodgeResource, lodgeStreamsResource } from '../api/lodge.ts';
import { useLodgeHost } from '../lodge-host.ts';

/** `kwa-maritane-lodge` → `Kwa Maritane Lodge` */
const nameOf = (slug: string) => slug.replace(/-/g, ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());

function LogoOfHost({ fallback }: { readonly fallback: ReactNode }) {
  const { value: lodge } = lodgeResource.useResource();
  // Kept for the pages of the lodge.
  lodgeStreamsResource.useResource();
  if (!lodge) return fallback;
  return <chakra.img src={lodge.fullLogoPath} alt={nameOf(lodge.slug)} height="40px" width="auto" />;
}

/** The logo of the lodge whose host name this is, else the fallback. */
export function LodgeLogo({ fallback }: { readonly fallback: ReactNode }) {
  return useLodgeHost() ? <LogoOfHost fallback={fallback} /> : fallback;
}
