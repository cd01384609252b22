import type { PlaceView } from '@boma/domain/streams/place.schema.ts';
import { sunTimes } from '@boma/domain/streams/sun.ts';
import { campNow, campTime } from '../../../lib/camp-time.ts';
import { useClockText } from '../../../lib/ticking-clock.ts';
import { LightNow } from '../now/light-now.tsx';
import { Fact } from './fact.tsx';

/** When the sun rises and sets at the camera today, in camp time, and the light there now. */
export default function SunFacts({ place }: { readonly place: PlaceView }) {
  const write = (camp: number) => {
    const { sunrise, sunset } = sunTimes(place.sun_at, camp);
    return sunrise === null || sunset === null ? '' : `${campTime(sunrise)}/${campTime(sunset)}`;
  };
  const text = useClockText((now) => write(campNow(now)), write);
  const [sunrise, sunset] = text?.split('/') ?? [];
  return (
    <>
      {sunrise && sunset && (
        <Fact name="Sun">
          Up at <time data-sun="rise">{sunrise}</time>, down at <time data-sun="set">{sunset}</time>
        </Fact>
      )}
      <Fact name="Light">
        <LightNow place={place} />
      </Fact>
    </>
  );
}
