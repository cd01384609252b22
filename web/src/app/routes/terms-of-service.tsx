import { planPrice } from '@boma/domain/membership/plan.ts';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Prose } from '../../components/prose.tsx';
import { brand } from '../../config/brand.ts';

const mail = <a href={`mailto:${brand.email}`}>{brand.email}</a>;

function UsingTheSite() {
  return (
    <>
      <h2>Who may use the site</h2>
      <p>
        Anybody may watch. To register you must be at least 13 years old. Whoever is younger than 16 takes
        part in the chat with the permission of a parent or guardian.
      </p>
      <h2>Registration</h2>
      <p>
        An account is for one person. Give an email address that reaches you, keep your password to yourself,
        and tell us if you think that somebody else knows it. You may leave at any time; we may close an
        account that is used against these terms.
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
        try to break the site, to copy its streams or to pass them on. A ranger may remove a message, silence
        somebody for a while, or send them away for good.
      </p>
    </>
  );
}

function Paying() {
  return (
    <>
      <h2>Premium subscription</h2>
      <p>
        Premium costs {planPrice()}. It renews every month until you cancel, and stays open until the end of
        the month you paid for. Memberships are not on sale on this site yet; this section applies from the
        day they are.
      </p>
      <h2>Refund</h2>
      <p>
        Within 14 days of your first purchase you may have your money back, without giving a reason. The
        membership ends with the refund. This holds for the first purchase only.
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
        answer on. Unless the other side goes to court within 10 business days, we put your work back.
      </p>
    </>
  );
}

export default function TermsOfServiceRoute() {
  return (
    <PageBody width="text">
      <PageHead title="Terms of Service" lead="The rules of the house. They are short, and we mean them." />
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
          What you see is live and wild. It may be cruel, it may be dull, and it may stop without notice
          because something has eaten the cable. We do our best and promise no particular animal, camera or
          hour.
        </p>
        <h2>Governing law</h2>
        <p>
          The law of South Africa governs these terms, and its courts decide. Rights that the law of your own
          country gives you as a consumer stay untouched.
        </p>
        <h2>Changes</h2>
        <p>If we change these terms we say so on this page before the change applies.</p>
      </Prose>
    </PageBody>
  );
}
