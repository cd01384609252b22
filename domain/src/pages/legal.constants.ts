import type { SitePathName } from '../site-paths.ts';

// The two legal texts. Their headings, and the numbers that the specification or the code fixes, are the site's: staff write
// what stands between them.

/** Each legal text by its page. */
export const LEGAL_PAGES = {
  termsOfService: 'terms',
  privacyPolicy: 'privacy',
} as const satisfies Partial<Record<SitePathName, string>>;
export type LegalKind = (typeof LEGAL_PAGES)[keyof typeof LEGAL_PAGES];

/** The headings of the parts, in their order. The first part has none. */
export const TERMS_HEADINGS = {
  intro: '',
  using: 'Who may use the site',
  registration: 'Registration',
  submissions: 'Submissions',
  conduct: 'Conduct',
  premium: 'Premium subscription',
  refund: 'Refund',
  copyright: 'Copyright notice',
  counter_notice: 'Counter-notice',
  animals: 'Wild animals and wires',
  law: 'Governing law',
  changes: 'Changes',
} as const;
export type TermsPart = keyof typeof TERMS_HEADINGS;

export const PRIVACY_HEADINGS = {
  intro: '',
  watching: 'When you only watch',
  browser: 'What stays in your browser',
  writing: 'When you write to us',
  account: 'When you have an account',
  member: 'When you become a member',
  leaving: 'When you leave',
  held: 'What we keep, why, and how long',
  processors: 'Companies that work for us',
  children: 'Children',
  rights: 'Your rights',
} as const;
export type PrivacyPart = keyof typeof PRIVACY_HEADINGS;

/** Places in a text, written as `{refund_days}`, that the site fills with what its code does. */
export const LEGAL_PLACES = [
  'site',
  'operator',
  'address',
  'email',
  'min_age',
  'chat_age',
  'price',
  'interval',
  'paid_until',
  'refund_days',
  'first_purchase_only',
  'counter_notice_days',
  'law_country',
  'deletion_days',
  'former_viewer',
  'records_years',
  'mail_sender',
  'held',
  'app_check',
] as const;
export type LegalPlace = (typeof LEGAL_PLACES)[number];

/** Days in which the other side can go to court after a counter-notice. */
export const COUNTER_NOTICE_DAYS = 10;
/** Below this age, a viewer needs a parent's permission for the chat. */
export const CHAT_AGE = 16;
/** Whose law governs the terms. */
export const LAW_COUNTRY = 'South Africa';
