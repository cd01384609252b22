import type { TermsVersion } from './legal.schema.ts';
import type { CausePage, Ranger } from './pages.schema.ts';

/** A ranger as staff have saved one. */
export const sipho: Ranger = {
  name: 'Sipho Dube',
  post: 'Tracker',
  introduction: 'Tracker and cook.',
  portrait: '/uploaded/a.jpg',
  alt: 'Sipho at the fire.',
  face: '/uploaded/b-sm.jpg',
  life: 'He cooks.\n\n# Ask him about\n\n- stew',
};

/** The page of the cause as staff have saved it. */
export const savedCause: CausePage = {
  kind: 'cause',
  lead: 'Why we care.',
  picture: '/uploaded/c.jpg',
  alt: 'A tree.',
  work: 'We plant trees.',
  helping: 'Write to us.',
};

/** A version of the terms as staff have saved one. */
export const savedTerms: TermsVersion = {
  valid_from: '2027-01-15',
  lead: 'The rules of the camp.',
  intro: 'You agree with {operator}, {address}.',
  using: 'Be {min_age}, and {chat_age} to chat alone.',
  registration: 'One account for each.',
  submissions: 'What you send stays yours.',
  conduct: 'Be kind. Never tell where rhinos live.',
  premium: 'It costs {price}, renews every {interval} and is open {paid_until}.',
  refund: 'You have {refund_days} days. {first_purchase_only}',
  copyright: 'All of it belongs to {operator}. Write to {email}.',
  counter_notice: 'They have {counter_notice_days} days.',
  animals: 'They are wild.',
  law: 'That of {law_country}.',
  changes: 'We say so here.',
};
