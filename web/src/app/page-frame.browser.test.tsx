import { linkTo, type SitePathName } from '@boma/domain/site-paths.ts';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dropToast, toastsInLine } from '../lib/toasts.ts';
import { sessionChanged } from '../session/session.ts';
import { askToSignIn, cancelSignIn, closeSignIn } from '../session/sign-in-prompt.ts';
import type { StoredUser } from '../session/stored-session.ts';
import { render, unmountAll } from '../test-support/render.tsx';
import { signIn as storeSession } from '../test-support/session.ts';
import { PageFrame } from './page-frame.tsx';
import { pages } from './pages.ts';

interface Session {
  readonly id?: string;
  readonly roles?: StoredUser['roles'];
  readonly apiToken?: string;
}

const signIn = (isSubscribed: boolean, { id = 'lerato', roles = [], apiToken }: Session = {}) =>
  storeSession({ id, is_subscribed: isSubscribed, roles }, apiToken);

function visit(name: SitePathName, content: ReactNode = 'the page') {
  render(
    <Routes>
      <Route path={linkTo(name)} element={<PageFrame page={pages[name]}>{content}</PageFrame>} />
      <Route path={linkTo('home')} element="home" />
      <Route path={linkTo('signIn')} element="sign in" />
      <Route path={linkTo('subscribe')} element="subscribe" />
    </Routes>,
    { at: `${linkTo(name)}?x=1` },
  );
}

/** The page that a guest was sent to, with what it is told of the page that they wanted. */
function SentTo({ page: name }: { readonly page: string }) {
  const { state } = useLocation();
  return <p>{`${name} for ${String(state)}`}</p>;
}

async function seen(text: string) {
  await expect.element(page.getByText(text, { exact: true })).toBeInTheDocument();
}

describe('a page that asks for a permission', () => {
  it('R2-066 shows a page for users to a registered user and not to a guest', async () => {
    signIn(false);
    visit('profile');
    await seen('the page');
    unmountAll();
    localStorage.clear();
    visit('profile');
    await seen('sign in');
  });

  it('tells the sign-in page which page a guest wanted', async () => {
    render(
      <Routes>
        <Route path={linkTo('profile')} element={<PageFrame page={pages.profile}>the page</PageFrame>} />
        <Route path={linkTo('signIn')} element={<SentTo page="sign in" />} />
      </Routes>,
      { at: linkTo('profile') },
    );
    await seen('sign in for My Profile');
  });

  it('waits in the shape of a form while a guest is sent to sign in', () => {
    render(<PageFrame page={pages.profile}>the page</PageFrame>, { at: linkTo('profile') });
    expect(document.querySelector('[data-form][aria-busy=true]')).not.toBeNull();
  });

  it('R2-067 shows a page for users to a subscriber', async () => {
    signIn(true);
    visit('profile');
    await seen('the page');
  });

  it('R2-066 shows a page for subscribers to a subscriber, and sends a registered user to the plans', async () => {
    signIn(true);
    visit('player');
    await seen('the page');
    unmountAll();
    signIn(false);
    visit('player');
    await seen('subscribe');
    expect(localStorage.getItem('boma:intended-path')).toBe('/player?x=1');
  });

  it.each([
    'controller',
    'staff',
  ] as const)('R2-068 shows the page %s to staff, and brings other users home with a notice', async (name) => {
    signIn(false, { roles: ['zoomie'] });
    visit(name);
    await seen('the page');
    unmountAll();
    signIn(true);
    visit(name);
    await seen('home');
    expect(localStorage.getItem('boma:intended-path')).toBeNull();
    await expect
      .poll(() => toastsInLine().map(({ text }) => text))
      .toEqual(['That page is for our rangers, so we brought you home.']);
    for (const { id } of toastsInLine()) dropToast(id);
  });

  it('ignores a token of 20 characters', async () => {
    signIn(true);
    visit('profile');
    await seen('the page');
    unmountAll();
    signIn(true, { apiToken: 'x'.repeat(20) });
    visit('profile');
    await seen('sign in');
  });

  it('sends a user who signs out on it home, and keeps no intended path', async () => {
    signIn(false);
    visit('profile');
    await seen('the page');
    localStorage.clear();
    sessionChanged();
    await seen('home');
    expect(localStorage.getItem('boma:intended-path')).toBeNull();
  });

  describe('whose session ends while a form is open', () => {
    const field = () => page.getByRole('textbox', { name: 'Surname' });
    /** What a call does that finds the session ended: it asks to sign in over the page, and drops the session. */
    async function endSessionWhileTyping() {
      signIn(false);
      visit('profile', <input aria-label="Surname" />);
      await userEvent.fill(field(), 'Mokoena');
      askToSignIn({ returnHere: true });
      localStorage.removeItem('api-token');
      localStorage.removeItem('ac-user');
      sessionChanged();
      await expect.element(field()).toHaveValue('Mokoena');
    }

    it('keeps what was typed behind the sign-in dialog, and after it', async () => {
      await endSessionWhileTyping();
      signIn(false);
      closeSignIn();
      await expect.element(field()).toHaveValue('Mokoena');
    });

    it('shows nothing of it to another user', async () => {
      await endSessionWhileTyping();
      signIn(false, { id: 'thabo' });
      closeSignIn();
      await expect.element(field()).toHaveValue('');
    });

    it('brings a viewer who does not sign in again home', async () => {
      await endSessionWhileTyping();
      cancelSignIn();
      await seen('home');
    });
  });

  it('shows an open page to a guest', async () => {
    visit('schedule');
    await seen('the page');
  });
});

describe('an address with capitals', () => {
  function Here() {
    const { pathname, search, hash } = useLocation();
    return <p>{`${pathname}${search}${hash}`}</p>;
  }
  const open = (name: SitePathName, at: string) => {
    const path = pages[name].path;
    render(
      <Routes>
        <Route
          path={path}
          element={
            <PageFrame page={pages[name]}>
              <Here />
            </PageFrame>
          }
        />
      </Routes>,
      { at },
    );
  };

  it.each([
    ['stream', '/wildlife/stream/TAU-live?at=Xy#Chat', '/wildlife/stream/tau-live?at=Xy#Chat'],
    ['stream', '/Wildlife/Stream/tau-live', '/wildlife/stream/tau-live'],
    ['shows', '/wildlife/shows/Bush-Walk', '/wildlife/shows/bush-walk'],
    ['videoHighlights', '/WILDLIFE/video-highlights/12', '/wildlife/video-highlights/12'],
    ['aboutUs', '/wildlife/About-Us', '/wildlife/about-us'],
  ] as const)('of %s leads from %s to %s', async (name, from, to) => {
    open(name, from);
    await seen(to);
  });

  it('is left alone where it names a document', async () => {
    signIn(true, { roles: ['admin'] });
    open('staff', '/staff/photos/AbC9');
    await seen('/staff/photos/AbC9');
  });
});
