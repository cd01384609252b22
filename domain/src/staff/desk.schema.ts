import { z } from 'zod';

/** What waits for staff now. */
export const deskSchema = z.object({
  reports: z.int(),
  appeals: z.int(),
  /** Texts that wait because of a word in them. */
  held: z.int(),
  questions: z.int(),
  /** Messages of the contact form. */
  contact: z.int(),
  /** Mails that have not left. */
  mails: z.int(),
  /** The names of the staff on call. */
  on_call: z.array(z.string()),
  /** Cameras that are off the air without being in maintenance. */
  off_air: z.array(z.object({ slug: z.string(), name: z.string(), since: z.int() })),
  /** Members' cameras that everyone can watch, and cameras that most browsers cannot play. */
  faulty: z.array(z.object({ slug: z.string(), name: z.string(), fault: z.enum(['unlocked', 'codec']) })),
  /** Cameras that staff work on. */
  maintenance: z.array(z.object({ slug: z.string(), name: z.string() })),
});
export type Desk = z.output<typeof deskSchema>;
