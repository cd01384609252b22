import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Prose } from '../../components/prose.tsx';
import { brand } from '../../config/brand.ts';

const mail = <a href={`mailto:${brand.email}`}>{brand.email}</a>;

function Accounts() {
  return (
    <>
      <h2>When you have an account</h2>
      <p>
        Accounts are not open on this site yet. Once they are, we will keep your email address, the name you
        choose to be seen under, and what you write and upload, until you delete it or your account. A
        password is stored in a form that nobody can turn back into the password. We will never sell any of
        this.
      </p>
      <h2>When you become a member</h2>
      <p>
        Memberships are not on sale yet. Once they are, the payment will be handled by a payment provider. We
        will learn that you paid, until when, and in which country you are taxed; we will not see your card.
      </p>
    </>
  );
}

export default function PrivacyPolicyRoute() {
  return (
    <PageBody width="text">
      <PageHead
        title="Privacy Policy"
        lead="What we keep about you, why, and for how long. It is not much."
      />
      <Prose>
        <p>
          This site is run by {brand.operator}, {brand.address.slice(1).join(', ')}. Whatever you want to know
          about your data, write to {mail}.
        </p>
        <h2>When you only watch</h2>
        <p>
          You need no account to watch, and we do not try to find out who you are. No advertising follows you
          here, nothing tracks you, and no counting script of somebody else runs on these pages.
        </p>
        <p>
          Like every web server, ours writes down for a while what it was asked: the address of the page, the
          time, your browser’s name and the network address the request came from. We read this when something
          is broken or when somebody tries to break it, and it is deleted after 30 days.
        </p>
        <h2>What stays in your browser</h2>
        <p>
          A few cookies remember how you like the site, such as how many cameras stand in a row; each of them
          ends after a year. Beside them your browser keeps a copy of the list of cameras, your choice of dark
          or light, how loud you listen, and, once you sign in, the keys that keep you signed in. All of it is
          yours to delete in your browser’s settings.
        </p>
        <Accounts />
        <h2>Those who work for us</h2>
        <p>
          Our pages, accounts and data live on Google’s Firebase. A camera that comes from YouTube is played
          by YouTube as soon as you open its page or choose it in Multiview; from then on YouTube’s own policy
          applies. The pictures of it everywhere else are ours.
        </p>
        <h2>Children</h2>
        <p>
          Anybody may watch. An account needs an age of 13 or more, and we collect no dates of birth. If a
          child younger than that has an account with us, tell us and it will be removed.
        </p>
        <h2>Your rights</h2>
        <p>
          You may ask what we hold about you, have it corrected, have it deleted and take it with you. Write
          to {mail}; a person answers, within 30 days at the latest. If our answer does not satisfy you, the
          Information Regulator of South Africa, or the data protection authority where you live, will listen
          to you.
        </p>
      </Prose>
    </PageBody>
  );
}
