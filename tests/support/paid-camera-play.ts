import { call } from './api.ts';
import { type Play, read } from './plays.ts';

/** Asks where to play a camera for members. */
export const watchPaidCamera: Play = {
  endpoint: 'streamPlayback',
  alsoForMembers: true,
  play: async (caller) => {
    const { data } = await call('listStreams');
    const camera = data.find(({ subscriber_only }) => subscriber_only);
    return read('streamPlayback', caller, { id: String(camera?.id) });
  },
};
