/** Invented enough for a simulator: what automatic tax adds, in percent. Countries left out add nothing. */
const RATES: Readonly<Record<string, number>> = {
  DE: 19,
  FR: 20,
  GB: 20,
  IE: 23,
  KE: 16,
  NL: 21,
  ZA: 15,
};

export const COUNTRIES: Readonly<Record<string, string>> = {
  AU: 'Australia',
  CA: 'Canada',
  FR: 'France',
  DE: 'Germany',
  IE: 'Ireland',
  KE: 'Kenya',
  NL: 'Netherlands',
  ZA: 'South Africa',
  GB: 'United Kingdom',
  US: 'United States',
};

export interface Amounts {
  subtotal: number;
  tax: number;
  total: number;
  percent: number;
}

/** The amount to pay in the currency's smallest unit, tax included. */
export function withTax(
  amount: number,
  { country, enabled, inclusive }: { country: string | null; enabled: boolean; inclusive: boolean },
): Amounts {
  const percent = enabled && country ? (RATES[country] ?? 0) : 0;
  if (inclusive) {
    const tax = amount - Math.round(amount / (1 + percent / 100));
    return { subtotal: amount, tax, total: amount, percent };
  }
  const tax = Math.round((amount * percent) / 100);
  return { subtotal: amount, tax, total: amount + tax, percent };
}
