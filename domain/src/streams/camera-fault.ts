import type { StreamChecks } from './stream-checks.schema.ts';

export type CameraFault = 'unlocked' | 'codec';

/** What the last check found wrong with a camera that is on the air. */
export function faultOf(check: StreamChecks['streams'][string] | undefined): CameraFault | undefined {
  if (check?.unlocked) return 'unlocked';
  return check?.live && check.codec !== null && check.codec !== 'h264' ? 'codec' : undefined;
}
