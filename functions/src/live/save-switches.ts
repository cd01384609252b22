import { NO_SWITCHES, type SaveSwitchesInput, type Switches } from '@boma/domain/switches/switches.schema.ts';
import type { Ctx, StaffCtx } from '../platform/context.ts';
import { editDocument } from '../platform/edit-document.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';
import { publish, type Section } from './publish.ts';

/** The stored switches, or those that the same transaction stores. */
export const switchesSection = (stored?: Switches): Section => ({
  name: 'switches',
  read: async ({ reader, log }) => ({
    fields: {
      switches: stored ?? readWellFormed(await reader.get(store.switches()), log) ?? NO_SWITCHES,
    },
  }),
});

/** Brings the stored switches to every open page. */
export const publishSwitches = ({ ctx }: { ctx: Ctx }): Promise<void> =>
  publish({ ctx, input: switchesSection() });

/**
 * Turns what the whole site does. Open pages follow within seconds.
 * @throws AppError `conflict` if a colleague has turned something since.
 */
export async function saveSwitches({
  ctx,
  input: { version, switches },
}: {
  ctx: StaffCtx;
  input: SaveSwitchesInput;
}): Promise<void> {
  await editDocument(ctx, { reference: store.switches(), version, change: () => switches });
  await publishSwitches({ ctx });
}
