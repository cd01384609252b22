import type { PlaceView } from '@boma/domain/streams/place.schema.ts';
import { type Light, lightAt } from '@boma/domain/streams/sun.ts';
import type { ReactNode } from 'react';
import { Icon, MoonIcon, SunIcon } from '../../../components/icons.tsx';
import { chakra } from '../../../components/ui.ts';
import { campNow } from '../../../lib/camp-time.ts';
import { useClockText } from '../../../lib/ticking-clock.ts';

const MINUTE = 60_000;

/** The sun at the horizon, on its way up or down. */
function LowSun({ path }: { readonly path: string }) {
  return (
    <Icon size={16}>
      <path d="M3 18h18M7 18a5 5 0 0 1 10 0M4.5 12.5l1.2 1M19.5 12.5l-1.2 1" />
      <path d={path} />
    </Icon>
  );
}

const signs: Record<Light, ReactNode> = {
  dawn: <LowSun path="M12 10V4M9.5 6.5L12 4l2.5 2.5" />,
  day: <SunIcon size={16} />,
  dusk: <LowSun path="M12 4v6M9.5 7.5L12 10l2.5-2.5" />,
  night: <MoonIcon size={16} />,
};

const lightWords: Record<Light, string> = { dawn: 'Dawn', day: 'Day', dusk: 'Dusk', night: 'Night' };

/** The light at a place now. Undefined in a page of the build, which knows no time. */
function useLight(place: PlaceView): Light | undefined {
  const write = (camp: number) => lightAt(place.sun_at, Math.floor(camp / MINUTE) * MINUTE);
  return useClockText((now) => write(campNow(now)), write) as Light | undefined;
}

/** Dawn, day, dusk or night at a camera, with its sign. Bring it in a lazy chunk: it contains the formulas of the sun. */
export function LightNow({ place }: { readonly place: PlaceView }) {
  const light = useLight(place);
  if (!light) return null;
  return (
    <chakra.span data-light={light} display="inline-flex" alignItems="center" gap="5px" whiteSpace="nowrap">
      {signs[light]}
      {lightWords[light]}
    </chakra.span>
  );
}
