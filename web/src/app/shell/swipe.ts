/** CSS pixels a finger must travel sideways. */
const DISTANCE = 60;

/** Which way a finger swiped, from how far it moved in CSS pixels; undefined for a tap or a scroll. */
export function swipeOf(dx: number, dy: number): 'left' | 'right' | undefined {
  if (Math.abs(dx) < DISTANCE || Math.abs(dx) < 2 * Math.abs(dy)) return undefined;
  return dx > 0 ? 'right' : 'left';
}
