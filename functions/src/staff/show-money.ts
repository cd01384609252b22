import type { Money, OverTime } from '@boma/domain/staff/figures.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { readFigures } from './read-figures.ts';

/** What members have paid, less refunds, over time. */
export const showMoney = ({ ctx }: { ctx: Ctx }): Promise<OverTime<Money>> =>
  readFigures(ctx, ({ money }) => money);
