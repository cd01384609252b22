import { toFigures } from '@boma/domain/staff/figures.policy.ts';
import type { Figures, OverTime } from '@boma/domain/staff/figures.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { readFigures } from './read-figures.ts';

/** Viewers, messages, new members, alerts and cameras, over time. */
export const showFigures = ({ ctx }: { ctx: Ctx }): Promise<OverTime<Figures>> => readFigures(ctx, toFigures);
