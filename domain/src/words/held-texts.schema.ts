import { z } from 'zod';
import { claimSchema } from '../claim.schema.ts';
import { documentId } from '../identifiers.ts';
import { storedTime } from '../stored-time.ts';
import { HELD_REASONS } from './judge-text.ts';

/** A text that waits for staff, or about which they have decided, under `held-texts/{id}`. Times are unix milliseconds. */
export const heldTextSchema = z.strictObject({
  uid: z.string().min(1),
  /** The writer's name at that time. */
  author: z.string(),
  /** Where it goes when staff release it. */
  kind: z.enum(['message', 'question']),
  /** Of a message: its chat. Empty for a question. */
  chat: z.string(),
  /** Of a question: the writer's name may be read out. */
  names_author: z.boolean(),
  text: z.string(),
  reason: z.enum(HELD_REASONS),
  sent_at: z.int(),
  state: z.enum(['waiting', 'released', 'refused']),
  decided_by: z.string().nullable(),
  decided_at: z.int().nullable(),
  /** Absent: nobody has said so, or it is decided. */
  claim: claimSchema.optional(),
  expires_at: storedTime,
});
export type HeldText = z.output<typeof heldTextSchema>;

/** A waiting text as staff see it. */
export const heldTextViewSchema = heldTextSchema
  .omit({ expires_at: true, decided_by: true, decided_at: true, names_author: true })
  .extend({ id: z.string(), claim: claimSchema.nullable() });
export type HeldTextView = z.output<typeof heldTextViewSchema>;

const heldTextId = documentId('There is no such text.');

export const claimHeldTextInput = z.strictObject({ id: heldTextId });

export const decideHeldTextInput = z.strictObject({
  id: heldTextId,
  decision: z.enum(['release', 'refuse'], { error: 'Please choose.' }),
});
export type DecideHeldTextInput = z.output<typeof decideHeldTextInput>;
