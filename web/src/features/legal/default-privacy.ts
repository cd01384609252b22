import type { PrivacyVersion } from '@boma/domain/pages/legal.schema.ts';

/** The privacy policy until staff have written another. Whoever changes a word changes the day. */
export const defaultPrivacy: PrivacyVersion = {
  valid_from: '2026-12-01',
  lead: 'What we keep about you, why, and for how long. It is not much.',
  intro:
    'This site is run by {operator}, {address}. Whatever you want to know about your data, write to {email}.',
  watching: `You need no account to watch, and we do not try to find out who you are. No advertising follows you here, nothing tracks you, and no analytics script of another company runs on these pages. How many viewers watch a camera is counted where its video comes from: each player gets a random number there, which is forgotten seconds after it stops.

Like every web server, ours keeps a log of the requests for a while: the address of the page, the time, your browser’s name and the network address the request came from. We read this when something is broken or under attack, and delete it after 30 days.`,
  browser:
    'A few cookies remember how you like the site, such as how many cameras you see in a row; each of them ends after a year. Beside them your browser keeps a copy of the list of cameras, your choice of dark or light, how loud you listen, when you were here last, what you have closed, pages and pictures for when there is no network, and, once you sign in, the keys that keep you signed in, what you have yet to send in the chat, and whether you were on your way to pay. Of the junior ranger course it keeps a copy, that you joined, and which modules are done. All of it is yours to delete in your browser’s settings.',
  writing: `We keep what you type into the contact form, and the name of your browser, for two years or until you delete your account, and mail it to our rangers. Leave the email address empty if you want no answer.

The adverts are our own, and come from this site. Where we would like to count visits, or show the adverts of a network, we ask you first, for each on its own; members never see an advert. You can change your mind here at any time.`,
  account: `We keep your email address, the name you are seen under, your own name if you tell us, what you write in the chat, what you report there, the snapshots that you save, and where and when you signed in, until you delete your account. Your password is kept by Google’s Firebase, in a form that cannot be turned back into the password; we never see it. If you sign in with your Google account, Google tells us your email address and that it is yours. We will never sell any of this.

If you ask us to call you when something happens, we also keep what you want to hear of, your quiet hours and time zone, which alerts you got in the last twelve hours, and an address for each device that gets pushes. Google’s Firebase carries the pushes. You can end all of it on the page of your alerts.`,
  member:
    'The payment is handled by Stripe. We learn that you paid, until when, and in which country you are taxed; we never see your card.',
  leaving: `Your profile has a button that deletes your account. For {deletion_days} days nothing happens but that your other devices are signed out and your membership no longer renews, and you can undo it. Then your account, your profile and your sign-ins are deleted for good, and a membership that still runs ends. What you wrote in the chat stays under the name ‘{former_viewer}’, since others have answered it; you can delete single messages before you go. Your photos are deleted with their pictures.

The law requires us to keep what was bought and refunded. We keep it for {records_years} years, under a number and without your name or address; Stripe keeps its invoices, and what is written on them, at least as long. Whoever was sent away for good stays so: of a banned account we keep the address, closed, and the reason. Copies made for emergencies forget you after 30 days.`,
  held: `The letters are those of article 6(1) of the General Data Protection Regulation.

{held}`,
  processors: `- **Google** (Firebase and Google Cloud): our data and what answers you are in Belgium. Accounts and passwords (Firebase Authentication), pushes (Cloud Messaging) and copies of our pages are also handled in the United States, under the EU–US Data Privacy Framework and the European Commission’s standard clauses.
- **Stripe** handles payments, in Ireland and the United States, under the same two.
- **Mails** from us are sent by {mail_sender}; those that confirm an address or a new password by Firebase Authentication.
{app_check}

A camera that comes from YouTube is played by YouTube as soon as you open its page or choose it in Multiview; from then on YouTube’s own policy applies. The pictures of it everywhere else are ours. A camera of a partner is played from the partner’s own server, which sees your network address.`,
  children:
    'Anyone may watch. An account needs an age of {min_age} or more, and we collect no dates of birth. If a child younger than that has an account with us, tell us and it will be removed. The junior ranger course needs no account: what a child answers there, and the name on the certificate, never leave the device. Where the law of your country wants a parent to agree to cookies or alerts (below 16 in many), please ask one before you allow them.',
  rights:
    'On your profile you can download everything that we store about you, correct what is wrong, and delete your account. For everything else write to {email}; a person answers, within 30 days at the latest. If our answer does not satisfy you, the Information Regulator of South Africa, or the data protection authority where you live, will listen to you.',
};
