import type { api } from '@boma/domain/api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { listStreams } from './list-streams.ts';
import { signPlayback } from './sign-playback.ts';

export const streamRoutes: Pick<Handlers<typeof api>, 'listStreams' | 'streamPlayback'> = {
  listStreams: async ({ ctx }) => ({ data: await listStreams({ ctx }) }),
  streamPlayback: async ({ ctx, params }) => ({ data: await signPlayback({ ctx, input: params }) }),
};
