/** What the page of a camera shows below the other cameras once it stands, and the hint at its snapshot button, in one chunk. */
export { SnapshotHint } from '../../../features/photos/components/snapshot-hint.tsx';
export { Glimpse } from '../../../features/player/films/glimpse.tsx';
export { CameraDay } from '../../../features/streams/day/camera-day.tsx';
export { Community } from './community.tsx';
export { SeenHere } from './seen-here.tsx';
