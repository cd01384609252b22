import { z } from 'zod';
import { versionSchema } from '../editing.ts';

/** What staff can turn for the whole site without a release, `server-state/switches`. */
export const switchesSchema = z.object({
  /**
   * How open pages hear of new messages. `auto`: by what costs less (`chat/crowd.policy.ts`). `cdn`: they ask the CDN once a
   * second. `listeners`: the store tells them.
   */
  chats: z.enum(['auto', 'cdn', 'listeners'], { error: 'Choose how pages hear of messages.' }),
  /** `stills`: cameras show a picture every thirty seconds until the viewer presses play, and no film plays by itself. */
  pictures: z.enum(['video', 'stills'], { error: 'Choose what cameras show.' }),
});
export type Switches = z.output<typeof switchesSchema>;

/** Before anybody has turned one. */
export const NO_SWITCHES: Switches = { chats: 'auto', pictures: 'video' };

export const saveSwitchesInput = z.strictObject({
  version: versionSchema,
  switches: switchesSchema.strict(),
});
export type SaveSwitchesInput = z.output<typeof saveSwitchesInput>;
