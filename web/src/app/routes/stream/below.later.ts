/**
 * What the page of a camera shows below the other cameras once it stands, the hint at its snapshot button, and what keeps the chat
 * in sight while one writes, in one chunk.
 */
export { SnapshotHint } from '../../../features/photos/components/snapshot-hint.tsx';
export { Glimpse } from '../../../features/player/films/glimpse.later.tsx';
export { CameraDay } from '../../../features/streams/day/camera-day.tsx';
export { Community } from './community.tsx';
export { SeenHere } from './seen-here.tsx';
export { WritingRoom } from './writing-room.tsx';
