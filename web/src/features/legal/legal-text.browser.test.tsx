import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { brand } from '../../config/brand.ts';
import { render } from '../../test-support/render.tsx';
import { legalKinds } from './legal-kinds.ts';
import { LegalText } from './legal-text.tsx';

/** What an operator writes into `brand.ts`. */
const OPERATOR = [brand.operator, ...brand.address.slice(1)].join(', ');
const privacy = <LegalText of={legalKinds.privacy} version={legalKinds.privacy.first} />;

it('the privacy policy names all that is held, why and how long, and who works for us', async () => {
  const { host } = render(privacy);
  const items = [...host.querySelectorAll('li')].map((item) => item.textContent);
  const held = [
    'Your account, your profile, a membership that we gave you and why, and where you are signed in: it is what you signed up for (b); until you delete your account.',
    'What you follow and want to hear of, alerts on their way to you, and for rangers when they are on call: you allowed it, and can end it at any time (a); until you end it, or delete your account.',
    'What you write in the chat: it is what you signed up for (b); until it is deleted; without your name once you have deleted your account.',
    'Your questions, votes, photos and moments, and what you say that photos show: it is what you signed up for (b); until you delete it, or your account.',
    'Texts that wait for a ranger, reports, notes of rangers, sanctions and appeals: a safe and working site is in everyone’s interest (f); until you delete your account; reports stay without your name, and so does what you settled as a ranger; the log of what staff did stays two years.',
    'What you write to the rangers, and mails on their way to you: a safe and working site is in everyone’s interest (f); two years, mails 30 days, or until you delete your account.',
    'What you bought, what was refunded, and messages about it from Stripe: the law requires it (c); 7 years after your account is gone; messages 35 days.',
    'Counters against abuse, and which item was viewed today, under scrambled names: a safe and working site is in everyone’s interest (f); two days at most.',
  ];
  expect(items).toEqual(expect.arrayContaining(held));
  const processors = page.getByRole('list').last();
  for (const name of [
    'Firebase Authentication',
    'Cloud Messaging',
    'Stripe',
    brand.mailSender,
    'United States',
  ])
    await expect.poll(() => processors.element().textContent).toContain(name);
});

/** What the site says with its places filled in, part by part. */
it.each([
  [
    'terms',
    [
      `These terms are between you and ${OPERATOR}. By using the site you accept them.`,
      'Anyone may watch. To register you must be at least 13 years old. Whoever is younger than 16 takes part in the chat with the permission of a parent or guardian.',
      'Premium costs $4.99 per month + VAT. It renews every month until you cancel, and stays open until the end of the month you paid for.',
      'Within 14 days of your first purchase you may have 100% of your money back, without giving a reason. The membership ends with the refund. This holds for the first purchase only.',
      'If something of yours was taken down by mistake, write to the same address and say why. We pass your answer on. The other side then has 10 days to go to court. Unless it does, we put your work back.',
      'The law of South Africa governs these terms, and its courts decide. Rights that the law of your own country gives you as a consumer stay untouched.',
      'If we change these terms we say so on this page before the change applies.',
    ],
  ],
  [
    'privacy',
    [
      `This site is run by ${OPERATOR}. Whatever you want to know about your data, write to ${brand.email}.`,
      'The payment is handled by Stripe. We learn that you paid, until when, and in which country you are taxed; we never see your card.',
      'Your profile has a button that deletes your account. For 7 days nothing happens but that your other devices are signed out and your membership no longer renews, and you can undo it. Then your account, your profile and your sign-ins are deleted for good, and a membership that still runs ends. What you wrote in the chat stays under the name ‘A former viewer’, since others have answered it; you can delete single messages before you go. Your photos are deleted with their pictures.',
      'The law requires us to keep what was bought and refunded. We keep it for 7 years, under a number and without your name or address; Stripe keeps its invoices, and what is written on them, at least as long. Whoever was sent away for good stays so: of a banned account we keep the address, closed, and the reason. Copies made for emergencies forget you after 30 days.',
      'The letters are those of article 6(1) of the General Data Protection Regulation.',
      'What you write in the chat: it is what you signed up for (b); until it is deleted; without your name once you have deleted your account.',
      'What you bought, what was refunded, and messages about it from Stripe: the law requires it (c); 7 years after your account is gone; messages 35 days.',
      'The log of requests: a safe and working site is in everyone’s interest (f); 30 days.',
      'Counted visits and a network’s adverts, where we ask about them: you allowed it, and can end it at any time (a).',
      'Stripe handles payments, in Ireland and the United States, under the same two.',
      `Mails from us are sent by ${brand.mailSender}; those that confirm an address or a new password by Firebase Authentication.`,
      `On your profile you can download everything that we store about you, correct what is wrong, and delete your account. For everything else write to ${brand.email}; a person answers, within 30 days at the latest. If our answer does not satisfy you, the Information Regulator of South Africa, or the data protection authority where you live, will listen to you.`,
    ],
  ],
] as const)('the %s say word for word what the site does', (kind, sentences) => {
  const { host } = render(<LegalText of={legalKinds[kind]} version={legalKinds[kind].first} />);
  const shown = [...host.querySelectorAll('p, li')].map((block) => block.textContent);
  expect(shown).toEqual(expect.arrayContaining([...sentences]));
  // No place is left as it was written.
  expect(host.textContent).not.toMatch(/[{}*]/);
});

it('shows our address as a link, and words between stars bold', async () => {
  render(privacy);
  const links = page.getByRole('link', { name: brand.email });
  expect(links.elements()).toHaveLength(2);
  await expect.element(links.first()).toHaveAttribute('href', `mailto:${brand.email}`);
  await expect.element(page.getByText('Stripe', { exact: true })).toHaveTextContent('Stripe');
  expect(page.getByText('The log of requests', { exact: true }).element().tagName).toBe('STRONG');
});

it('shows the headings of the site in their order, whatever the text says', () => {
  const text = { ...legalKinds.terms.first, registration: '# Of our own\n\nOne each.' };
  const { host } = render(<LegalText of={legalKinds.terms} version={text} />);
  expect([...host.querySelectorAll('h2')].map((heading) => heading.textContent).slice(0, 4)).toEqual([
    'Who may use the site',
    'Registration',
    'Of our own',
    'Submissions',
  ]);
});
