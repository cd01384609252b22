import { CARDS } from './card-numbers.ts';

/** Posts a hosted page's form as a browser does, and follows nothing. */
export async function submit(address: string, fields: Record<string, string> = {}) {
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const location = response.headers.get('location');
  return { status: response.status, location, text: await response.text() };
}

export const cardForm = (number: string = CARDS.good, email = 'thandi@example.com') => ({
  email,
  number,
  expiry: '12 / 34',
  cvc: '123',
  name: 'Thandi Mokoena',
  country: 'US',
});

/** Fills in the form of a checkout and pays. @throws Error with what the page said when it was refused. */
export async function payAt(link: string, { email }: { readonly email: string }): Promise<void> {
  const { status, text } = await submit(link, cardForm(CARDS.good, email));
  if (status !== 303) throw new Error(`The checkout answered ${status}: ${text.slice(0, 300)}`);
}
