/** `$4.99`: the amount is in the currency's smallest unit. */
export const money = (amount: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `21 December 2026`, in UTC. */
export const date = (seconds: number) => dateFormat.format(seconds * 1000);

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};
export const brandName = (brand: string) => BRANDS[brand] ?? brand;

/** `per month`, `every 3 months`. */
export function rhythm(recurring: { interval: string; interval_count: number } | null): string {
  if (!recurring) return '';
  const { interval, interval_count: count } = recurring;
  return count === 1 ? `per ${interval}` : `every ${count} ${interval}s`;
}
