const black = (percent: number) => `rgba(0,0,0,${percent / 100})`;

/** What lifts a menu, a card or a small label off the page. */
export const shadows = {
  menu: `0 12px 32px ${black(28)}`,
  card: `0 12px 40px ${black(32)}`,
  label: `0 6px 24px ${black(35)}`,
  /** For `filter`: sets a drawing off from any picture. */
  drawing: `drop-shadow(0 0 2px ${black(60)})`,
} as const;
