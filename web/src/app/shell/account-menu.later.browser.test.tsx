import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../test-support/answer-calls.ts';
import { render } from '../../test-support/render.tsx';
import { signIn } from '../../test-support/session.ts';
import AccountMenu from './account-menu.later.tsx';

const links = () =>
  page
    .getByRole('menu', { name: 'Your account' })
    .getByRole('menuitem')
    .elements()
    .map((each) => [each.textContent, each.getAttribute('href')]);

const show = (user: Parameters<typeof signIn>[0]) => {
  answerCalls({});
  signIn(user);
  render(<AccountMenu opener={{ current: null }} onClose={() => undefined} />);
};

const own = [
  ['My Profile', '/wildlife/profile/profile'],
  ['Photo Gallery', '/wildlife/profile/gallery'],
  ['Alerts/Notifications', '/wildlife/profile/notifications'],
];

it('leads members to their films and to those of the lodges, because home and Premium are not for them', () => {
  show({ is_subscribed: true, has_subscription: true });
  expect(links()).toEqual([
    ...own,
    ['Premium videos', '/player'],
    ['Lodge highlights', '/lodge-highlights'],
    ['Manage Subscription', '/wildlife/profile/profile'],
    ['Sign Out', null],
  ]);
});

it('leads viewers to their own pages and to the membership', () => {
  show({ is_subscribed: false });
  expect(links()).toEqual([...own, ['Subscribe', '/wildlife/subscribe'], ['Sign Out', null]]);
});
