import { WhenNear } from '../../../components/when-near.tsx';

const load = async () => ({ default: (await import('../video-shelves.later.tsx')).LodgeShelf });

/** What is at the end of home: loaded when the viewer comes near it, since most never do. */
export const Shelves = () => <WhenNear load={load} />;
