import { RECORDS_YEARS } from './privacy.constants.ts';

/** Why the law allows to hold something: letters of article 6(1) of the GDPR. */
export const LEGAL_BASES = {
  contract: 'it is what you signed up for (b)',
  consent: 'you allowed it, and can end it at any time (a)',
  law: 'the law requires it (c)',
  interest: 'a safe and working site is in everyone’s interest (f)',
} as const;

interface HeldKind {
  /** As viewers read it. */
  readonly what: string;
  readonly basis: keyof typeof LEGAL_BASES;
  /** How long, as viewers read it. */
  readonly kept: string;
}

const WITH_THE_ACCOUNT = 'until you delete it, or your account';

/** What the site holds about people: every collection with personal data is of one of these kinds (`held-data.ts`). */
export const heldKinds = {
  account: {
    what: 'Your account, your profile, a membership that we gave you and why, and where you are signed in',
    basis: 'contract',
    kept: 'until you delete your account',
  },
  choices: {
    what: 'What you follow and want to hear of, alerts on their way to you, and for rangers when they are on call',
    basis: 'consent',
    kept: 'until you end it, or delete your account',
  },
  chat: {
    what: 'What you write in the chat',
    basis: 'contract',
    kept: 'until it is deleted; without your name once you have deleted your account',
  },
  works: {
    what: 'Your questions, votes, photos and moments, and what you say that photos show',
    basis: 'contract',
    kept: WITH_THE_ACCOUNT,
  },
  order: {
    what: 'Texts that wait for a ranger, reports, notes of rangers, sanctions and appeals',
    basis: 'interest',
    kept: 'until you delete your account; reports stay without your name, and so does what you settled as a ranger; the log of what staff did stays two years',
  },
  letters: {
    what: 'What you write to the rangers, and mails on their way to you',
    basis: 'interest',
    kept: 'two years, mails 30 days, or until you delete your account',
  },
  payments: {
    what: 'What you bought, what was refunded, and messages about it from Stripe',
    basis: 'law',
    kept: `${RECORDS_YEARS} years after your account is gone; messages 35 days`,
  },
  abuse: {
    what: 'Counters against abuse, and which item was viewed today, under scrambled names',
    basis: 'interest',
    kept: 'two days at most',
  },
} as const satisfies Record<string, HeldKind>;
export type HeldKindName = keyof typeof heldKinds;
