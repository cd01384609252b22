import { expect, it } from 'vitest';
import { offerPicture, seenPicture } from './seen-picture.ts';

const at = (second: number) => ({ video: undefined, at: second, behind: 0 });

it('is that of the newest player that shows the camera', () => {
  const leaveFirst = offerPicture('tau', () => at(1));
  const leaveSecond = offerPicture('tau', () => undefined);
  const leaveThird = offerPicture('nkorho', () => at(3));
  expect([seenPicture('tau')?.at, seenPicture('nkorho')?.at, seenPicture('tembe')]).toEqual([
    1,
    3,
    undefined,
  ]);
  const leaveFourth = offerPicture('tau', () => at(4));
  expect(seenPicture('tau')?.at).toBe(4);
  leaveFourth();
  expect(seenPicture('tau')?.at).toBe(1);
  for (const leave of [leaveFirst, leaveSecond, leaveThird]) leave();
  expect(seenPicture('tau')).toBeUndefined();
});
