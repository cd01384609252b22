import { MIN_AGE } from '@boma/domain/accounts/credentials.ts';
import { membershipPlan, PAID_UNTIL_WORDS, planPrice, REFUND_DAYS } from '@boma/domain/membership/plan.ts';
import { heldKinds, LEGAL_BASES } from '@boma/domain/privacy/held-kinds.ts';
import { DELETION_DAYS, FORMER_VIEWER, RECORDS_YEARS } from '@boma/domain/privacy/privacy.constants.ts';
import { Prose } from '../../components/prose.tsx';
import { brand } from '../../config/brand.ts';
import { usesAppCheck } from '../../config/uses-app-check.ts';
import { ChangeChoices } from '../cookies/components/change-choices.tsx';

// What the pages of the legal texts say, and the dialog that shows them over the forms for signing in and up.

const mail = <a href={`mailto:${brand.email}`}>{brand.email}</a>;

function Writing() {
  return (
    <>
      <h2>When you write to us</h2>
      <p>
        We keep what you type into the contact form, and the name of your browser, for two years or until you
        delete your account, and mail it to our rangers. Leave the email address empty if you want no answer.
      </p>
      <p>
        The adverts are our own, and come from this site. Where we would like to count visits, or show the
        adverts of a network, we ask you first, for each on its own; members never see an advert. You can
        change your mind here at any time.
      </p>
      <ChangeChoices />
    </>
  );
}

function Accounts() {
  return (
    <>
      <h2>When you have an account</h2>
      <p>
        We keep your email address, the name you are seen under, your own name if you tell us, what you write
        in the chat, what you report there, the snapshots that you save, and where and when you signed in,
        until you delete your account. Your password is kept by Google’s Firebase, in a form that cannot be
        turned back into the password; we never see it. If you sign in with your Google account, Google tells
        us your email address and that it is yours. We will never sell any of this.
      </p>
      <p>
        If you ask us to call you when something happens, we also keep what you want to hear of, your quiet
        hours and time zone, which alerts you got in the last twelve hours, and an address for each device
        that gets pushes. Google’s Firebase carries the pushes. You can end all of it on the page of your
        alerts.
      </p>
      <h2>When you become a member</h2>
      <p>
        The payment is handled by Stripe. We learn that you paid, until when, and in which country you are
        taxed; we never see your card.
      </p>
    </>
  );
}

function Leaving() {
  return (
    <>
      <h2>When you leave</h2>
      <p>
        Your profile has a button that deletes your account. For {DELETION_DAYS} days nothing happens but that
        your other devices are signed out and your membership no longer renews, and you can undo it. Then your
        account, your profile and your sign-ins are deleted for good, and a membership that still runs ends.
        What you wrote in the chat stays under the name ‘{FORMER_VIEWER}’, since others have answered it; you
        can delete single messages before you go. Your photos are deleted with their pictures.
      </p>
      <p>
        The law requires us to keep what was bought and refunded. We keep it for {RECORDS_YEARS} years, under
        a number and without your name or address; Stripe keeps its invoices, and what is written on them, at
        least as long. Whoever was sent away for good stays so: of a banned account we keep the address,
        closed, and the reason. Copies made for emergencies forget you after 30 days.
      </p>
    </>
  );
}

function HeldTable() {
  return (
    <>
      <h2>What we hold, why we may, and how long</h2>
      <p>The letters are those of article 6(1) of the General Data Protection Regulation.</p>
      <ul>
        {Object.entries(heldKinds).map(([name, { what, basis, kept }]) => (
          <li key={name}>
            <strong>{what}</strong>: {LEGAL_BASES[basis]}; {kept}.
          </li>
        ))}
        <li>
          <strong>The log of requests</strong>: {LEGAL_BASES.interest}; 30 days.
        </li>
        <li>
          <strong>Counted visits and a network’s adverts</strong>, where we ask about them:{' '}
          {LEGAL_BASES.consent}.
        </li>
      </ul>
    </>
  );
}

function Processors() {
  return (
    <>
      <h2>Those who work for us</h2>
      <ul>
        <li>
          <strong>Google</strong> (Firebase and Google Cloud): our data and what answers you are in Belgium.
          Accounts and passwords (Firebase Authentication), pushes (Cloud Messaging) and copies of our pages
          are also handled in the United States, under the EU–US Data Privacy Framework and the European
          Commission’s standard clauses.
        </li>
        <li>
          <strong>Stripe</strong> handles payments, in Ireland and the United States, under the same two.
        </li>
        <li>
          <strong>Mails</strong> from us are sent by {brand.mailSender}; those that confirm an address or a
          new password by Firebase Authentication.
        </li>
        {usesAppCheck && (
          <li>
            <strong>Google reCAPTCHA</strong> tells our pages from programs that misuse the site. It looks at
            how the browser behaves, and sets a cookie of its own at Google, in the United States under the
            same two.
          </li>
        )}
      </ul>
      <p>
        A camera that comes from YouTube is played by YouTube as soon as you open its page or choose it in
        Multiview; from then on YouTube’s own policy applies. The pictures of it everywhere else are ours. A
        camera of a partner is played from the partner’s own server, which sees your network address.
      </p>
    </>
  );
}

export function PrivacyText() {
  return (
    <Prose>
      <p>
        This site is run by {brand.operator}, {brand.address.slice(1).join(', ')}. Whatever you want to know
        about your data, write to {mail}.
      </p>
      <h2>When you only watch</h2>
      <p>
        You need no account to watch, and we do not try to find out who you are. No advertising follows you
        here, nothing tracks you, and no analytics script of another company runs on these pages. How many
        viewers watch a camera is counted where its video comes from: each player gets a random number there,
        which is forgotten seconds after it stops.
      </p>
      <p>
        Like every web server, ours keeps a log of the requests for a while: the address of the page, the
        time, your browser’s name and the network address the request came from. We read this when something
        is broken or under attack, and delete it after 30 days.
      </p>
      <h2>What stays in your browser</h2>
      <p>
        A few cookies remember how you like the site, such as how many cameras you see in a row; each of them
        ends after a year. Beside them your browser keeps a copy of the list of cameras, your choice of dark
        or light, how loud you listen, and, once you sign in, the keys that keep you signed in, what you have
        yet to send in the chat, and whether you were on your way to pay. Of the junior ranger course it keeps
        a copy, that you joined, and which modules are done. All of it is yours to delete in your browser’s
        settings.
      </p>
      <Writing />
      <Accounts />
      <Leaving />
      <HeldTable />
      <Processors />
      <h2>Children</h2>
      <p>
        Anyone may watch. An account needs an age of 13 or more, and we collect no dates of birth. If a child
        younger than that has an account with us, tell us and it will be removed. The junior ranger course
        needs no account: what a child answers there, and the name on the certificate, never leave the device.
        Where the law of your country wants a parent to agree to cookies or alerts (below 16 in many), please
        ask one before you allow them.
      </p>
      <h2>Your rights</h2>
      <p>
        On your profile you can download everything that we store about you, correct what is wrong, and delete
        your account. For everything else write to {mail}; a person answers, within 30 days at the latest. If
        our answer does not satisfy you, the Information Regulator of South Africa, or the data protection
        authority where you live, will listen to you.
      </p>
    </Prose>
  );
}

function UsingTheSite() {
  return (
    <>
      <h2>Who may use the site</h2>
      <p>
        Anyone may watch. To register you must be at least {MIN_AGE} years old. Whoever is younger than 16
        takes part in the chat with the permission of a parent or guardian.
      </p>
      <h2>Registration</h2>
      <p>
        An account is for one person. Give an email address that reaches you, keep your password to yourself,
        and tell us if you think that another person knows it. You may leave at any time, by a button on your
        profile; we may close an account that is used against these terms, and its membership no longer
        renews.
      </p>
      <h2>Submissions</h2>
      <p>
        What you write or upload stays yours. By putting it on the site you allow us to show it here and to
        speak about it in our shows, without pay and for as long as it is on the site. Send only what you made
        yourself or have the right to share.
      </p>
      <h2>Conduct</h2>
      <p>
        Be as kind as you would be at a real fire. No insults, no harassment, nothing sexual, no advertising,
        no links. Never name or guess the place of rhinos, pangolins or other animals that are hunted. Do not
        try to break the site, to copy its streams or to pass them on. A ranger may have a message removed,
        stop its author from writing for a while, or close an account for good.
      </p>
    </>
  );
}

function Paying() {
  return (
    <>
      <h2>Premium subscription</h2>
      <p>
        Premium costs {planPrice()}. It renews every {membershipPlan.interval} until you cancel, and stays
        open {PAID_UNTIL_WORDS}.
      </p>
      <h2>Refund</h2>
      <p>
        Within {REFUND_DAYS} days of your first purchase you may have 100% of your money back, without giving
        a reason. The membership ends with the refund. This holds for the first purchase only.
      </p>
    </>
  );
}

function Copyright() {
  return (
    <>
      <h2>Copyright notice</h2>
      <p>
        The streams, films, texts and pictures of this site belong to {brand.operator} or to those who let us
        show them. You may share a link to any page. If you believe that something here uses your work without
        permission, write to {mail} and name the work, the page, your address and a statement that you are the
        owner or act for the owner. We take it down while we look into it.
      </p>
      <h2>Counter-notice</h2>
      <p>
        If something of yours was taken down by mistake, write to the same address and say why. We pass your
        answer on. The other side then has 10 days to go to court. Unless it does, we put your work back.
      </p>
    </>
  );
}

export function TermsText() {
  return (
    <Prose>
      <p>
        These terms are between you and {brand.operator}, {brand.address.slice(1).join(', ')}. By using the
        site you accept them.
      </p>
      <UsingTheSite />
      <Paying />
      <Copyright />
      <h2>Wild animals and wires</h2>
      <p>
        What you see is live and wild. It may be cruel, it may be dull, and it may stop without notice because
        something has eaten the cable. We do our best and promise no particular animal, camera or hour.
      </p>
      <h2>Governing law</h2>
      <p>
        The law of South Africa governs these terms, and its courts decide. Rights that the law of your own
        country gives you as a consumer stay untouched.
      </p>
      <h2>Changes</h2>
      <p>If we change these terms we say so on this page before the change applies.</p>
    </Prose>
  );
}
