import { z } from 'zod';
import { partnerAddress, streamCode } from './streams.schema.ts';

/** A camera at the media server, which the site need not know yet. */
export const tryCameraInput = z.strictObject({
  code: streamCode,
  subscriber_only: z.boolean({ error: 'Say whether the camera is for members.' }),
  /** Of a partner's camera, which is asked for there instead. */
  address: partnerAddress.optional(),
});
export type TryCameraInput = z.output<typeof tryCameraInput>;

/** One thing that the media server was tried for. 'advice': the camera plays, and something on the site does not work. */
const trialLine = z.object({
  /** 'Picture' */
  about: z.string(),
  state: z.enum(['ok', 'wrong', 'advice']),
  /** What was found and, unless it is as it should be, what to do. */
  text: z.string(),
});
export type TrialLine = z.output<typeof trialLine>;

export const trialSchema = z.object({ lines: z.array(trialLine) });
export type Trial = z.output<typeof trialSchema>;
