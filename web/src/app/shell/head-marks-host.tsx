import { useEffect } from 'react';
import { markName, markNight } from '../../lib/head-marks.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useStoredUser } from '../../session/session.ts';

/** Milliseconds. Dusk and dawn come at full hours. */
const LOOK_EVERY = 60_000;

/** Keeps what the head script said of the viewer and of the time true while the page is open. */
export function HeadMarksHost() {
  const name = useStoredUser()?.display_name;
  useEffect(() => markName(name), [name]);
  useEffect(() => {
    const look = () => markNight(serverNow());
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return null;
}
