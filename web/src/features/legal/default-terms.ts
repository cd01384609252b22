import type { TermsVersion } from '@boma/domain/pages/legal.schema.ts';

/** The terms until staff have written others. Whoever changes a word changes the day. */
export const defaultTerms: TermsVersion = {
  valid_from: '2026-11-28',
  lead: 'The rules of the house. They are short, and we mean them.',
  intro: 'These terms are between you and {operator}, {address}. By using the site you accept them.',
  using:
    'Anyone may watch. To register you must be at least {min_age} years old. Whoever is younger than {chat_age} takes part in the chat with the permission of a parent or guardian.',
  registration:
    'An account is for one person. Give an email address that reaches you, keep your password to yourself, and tell us if you think that another person knows it. You may leave at any time, by a button on your profile; we may close an account that is used against these terms, and its membership no longer renews.',
  submissions:
    'What you write or upload stays yours. By putting it on the site you allow us to show it here and to speak about it in our shows, without pay and for as long as it is on the site. Send only what you made yourself or have the right to share.',
  conduct:
    'Be as kind as you would be at a real fire. No insults, no harassment, nothing sexual, no advertising, no links. Never name or guess the place of rhinos, pangolins or other animals that are hunted. Do not try to break the site, to copy its streams or to pass them on. A ranger may have a message removed, stop its author from writing for a while, or close an account for good.',
  premium: 'Premium costs {price}. It renews every {interval} until you cancel, and stays open {paid_until}.',
  refund:
    'Within {refund_days} days of your first purchase you may have 100% of your money back, without giving a reason. The membership ends with the refund. {first_purchase_only}',
  copyright:
    'The streams, films, texts and pictures of this site belong to {operator} or to those who let us show them. You may share a link to any page. If you believe that something here uses your work without permission, write to {email} and name the work, the page, your address and a statement that you are the owner or act for the owner. We take it down while we look into it.',
  counter_notice:
    'If something of yours was taken down by mistake, write to the same address and say why. We pass your answer on. The other side then has {counter_notice_days} days to go to court. Unless it does, we put your work back.',
  animals:
    'What you see is live and wild. It may be cruel, it may be dull, and it may stop without notice because something has eaten the cable. We do our best and promise no particular animal, camera or hour.',
  law: 'The law of {law_country} governs these terms, and its courts decide. Rights that the law of your own country gives you as a consumer stay untouched.',
  changes: 'If we change these terms we say so on this page before the change applies.',
};
