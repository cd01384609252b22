import { z } from 'zod';

/**
 * In which hours of one day at camp each camera was on the air, under `air-days/{day}`. Bit 0 of a number is the hour
 * from midnight to one.
 */
export const airDaySchema = z.object({
  day: z.iso.date(),
  hours: z.record(z.string(), z.int().min(0).max(0xff_ff_ff)),
});
export type AirDay = z.output<typeof airDaySchema>;
