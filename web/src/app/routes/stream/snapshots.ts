/** What the page of a camera shows of snapshots and of its day once it stands, in one chunk. */
export { SnapshotHint } from '../../../features/photos/components/snapshot-hint.tsx';
export { CameraDay } from '../../../features/streams/day/camera-day.tsx';
export { Community } from './community.tsx';
