/**
 * What the page of a camera shows below the other cameras once it stands, the hint at its picture, what keeps the chat
 * in sight while one writes, and the focus where it is hidden and shown, in one chunk.
 */
export { SnapshotHint } from '../../../features/photos/components/snapshot-hint.tsx';
export { Glimpse } from '../../../features/player/films/glimpse.later.tsx';
export { CameraDay } from '../../../features/streams/day/camera-day.tsx';
export { ChatFocus } from './chat-focus.tsx';
export { Community } from './community.tsx';
export { SeenHere } from './seen-here.tsx';
export { WritingRoom } from './writing-room.tsx';
