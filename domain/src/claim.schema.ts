import { z } from 'zod';

/** Who of staff works on something, by the name that colleagues read, and until when (unix milliseconds). */
export const claimSchema = z.object({ by: z.string(), name: z.string(), until: z.int() });
export type Claim = z.output<typeof claimSchema>;
