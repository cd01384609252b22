import type { LegalPlace, PrivacyPart, TermsPart } from './legal.constants.ts';

// What staff must keep to when they write a legal text. The public pages load none of it.

/** Places that stand for items of a list, so each has a line of its own. */
export const ITEM_PLACES: readonly LegalPlace[] = ['held', 'app_check'];

/** The places without which a part of the terms would not say what the site does. */
export const TERMS_PLACES: Readonly<Partial<Record<TermsPart, readonly LegalPlace[]>>> = {
  intro: ['operator', 'address'],
  using: ['min_age', 'chat_age'],
  premium: ['price', 'interval', 'paid_until'],
  refund: ['refund_days', 'first_purchase_only'],
  copyright: ['operator', 'email'],
  counter_notice: ['counter_notice_days'],
  law: ['law_country'],
};

/** The same of the privacy policy. */
export const PRIVACY_PLACES: Readonly<Partial<Record<PrivacyPart, readonly LegalPlace[]>>> = {
  intro: ['operator', 'address', 'email'],
  leaving: ['deletion_days', 'former_viewer', 'records_years'],
  held: ['held'],
  processors: ['mail_sender', 'app_check'],
  children: ['min_age'],
  rights: ['email'],
};

/** Versions that one document keeps. */
export const LEGAL_VERSIONS = 20;

/** Milliseconds between a save and the day of a version, at least: longer than caches keep a page that does not know it. */
export const LEGAL_NOTICE_MS = 3_600_000;

/** What staff read. */
export const LEGAL_TEXTS = {
  validFrom: 'Say from which day on this version applies.',
  past: 'This day has begun at camp. A version applies from a later day on, so that viewers can read it before.',
  soon: 'This day begins at camp within the hour. Choose a later one, so that viewers can read the version before it applies.',
  begun:
    'This version has begun to apply at camp since you opened it, so it stays. Write one that follows it.',
  full: `${LEGAL_VERSIONS} versions are kept, and there are ${LEGAL_VERSIONS}. Ask your developer for room for more.`,
  lacks: (place: string) => `Keep {${place}} in this text: the site writes there what it does.`,
  unknown: (place: string) => `The site does not know {${place}}. Please look at its spelling.`,
  brace: 'A brace stands only around the name of a place, such as {email}.',
  ownLine: (place: string) => `Give {${place}} a line of its own: it stands for items of a list.`,
} as const;
