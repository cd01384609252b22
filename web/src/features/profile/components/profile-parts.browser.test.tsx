import type { Device } from '@boma/domain/accounts/devices.schema.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { learnServerTime } from '../../../lib/server-clock.ts';
import type { StoredUser } from '../../../session/stored-session.ts';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render, unmountAll } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import type { Account } from '../api/account.ts';
import { type Devices, useDevices } from '../api/devices.ts';
import { AddressAndPassword } from './address-and-password.tsx';
import { WhereSignedIn } from './where-signed-in.tsx';
import { WhoYouAre } from './who-you-are.tsx';

const account: Account = { email: 'lerato@boma.test', emailVerified: false, hasPassword: true };
const user = { display_name: 'Ranger 1234', name: '', surname: '', roles: [] } as unknown as StoredUser;
const save = () => Promise.resolve();
const here: Device = {
  id: 'here',
  label: 'Firefox on Linux',
  signed_in_at: Date.now(),
  last_used_at: Date.now(),
  current: true,
};
const phone: Device = { ...here, id: 'phone', label: 'Safari on iPhone', current: false };

const show = (children: ReactNode) => render(children);

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('who you are', () => {
  it('offers another verification mail only while the address is not verified', async () => {
    const send = vi.fn(() => Promise.resolve());
    show(<WhoYouAre account={account} user={user} onSaveNames={save} onSendVerification={send} />);
    await expect.element(page.getByText('Not verified yet')).toBeVisible();
    await userEvent.click(button('Send again'));
    await expect.element(page.getByText('The link is on its way to lerato@boma.test.')).toBeVisible();
    await expect.element(button('Send again')).toHaveAttribute('aria-disabled', 'true');
    expect(send).toHaveBeenCalledOnce();
    unmountAll();
    show(
      <WhoYouAre
        account={{ ...account, emailVerified: true }}
        user={user}
        onSaveNames={save}
        onSendVerification={send}
      />,
    );
    await expect.element(page.getByText('Verified', { exact: true })).toBeVisible();
    await expect.element(button('Send again')).not.toBeInTheDocument();
  });

  it('edits the names in place, keeps the input after a refusal, and returns the focus', async () => {
    const onSaveNames = vi.fn(save);
    show(<WhoYouAre account={account} user={user} onSaveNames={onSaveNames} onSendVerification={save} />);
    await userEvent.click(button('Change names'));
    const field = page.getByLabelText('Display name', { exact: true });
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('Ranger 1234');
    await userEvent.click(button('Cancel'));
    await expect.element(button('Change names')).toHaveFocus();
    await userEvent.click(button('Change names'));
    const errors = { display_name: ['This name is taken.'] };
    onSaveNames.mockRejectedValueOnce(new AppError('invalid-input', { errors }));
    await userEvent.fill(field, 'Lerato');
    await userEvent.click(button('Save'));
    await expect.element(page.getByText('This name is taken.')).toBeVisible();
    await expect.element(field).toHaveValue('Lerato');
    await userEvent.click(button('Save'));
    await expect.element(page.getByText('Your profile is saved.')).toHaveFocus();
    expect(onSaveNames).toHaveBeenLastCalledWith({ display_name: 'Lerato', name: '', surname: '' });
  });
});

it('R5-010 ends typing a name at 50 characters and an address at 64, and says so past them', async () => {
  const limitOf = (label: string) =>
    page.getByLabelText(label, { exact: true }).element().getAttribute('maxlength');
  show(<WhoYouAre account={account} user={user} onSaveNames={save} onSendVerification={save} />);
  await userEvent.click(button('Change names'));
  await expect.poll(() => ['Display name', 'Name', 'Surname'].map(limitOf)).toEqual(['50', '50', '50']);
  // Past the limit of the field, as a script or an older browser would.
  (page.getByLabelText('Surname').element() as HTMLInputElement).value = 'a'.repeat(51);
  await userEvent.click(button('Save'));
  await expect.element(page.getByText('Please use maximum 50 characters')).toBeVisible();
  unmountAll();
  show(
    <AddressAndPassword
      account={account}
      onChangeEmail={save}
      onChangePassword={save}
      onSendPasswordLink={save}
    />,
  );
  await userEvent.click(button('Change email'));
  await expect.poll(() => limitOf('New email')).toBe('64');
});

describe('address and password', () => {
  const calls = () => ({
    onChangeEmail: vi.fn(() => Promise.resolve()),
    onChangePassword: vi.fn(() => Promise.resolve()),
    onSendPasswordLink: vi.fn(() => Promise.resolve()),
  });

  it('offers a Google user a mail to set a password, not a form to change one', async () => {
    const made = calls();
    show(<AddressAndPassword account={{ ...account, hasPassword: false }} {...made} />);
    await expect.element(page.getByText('You sign in with Google', { exact: false })).toBeVisible();
    expect(page.getByRole('button').elements()).toHaveLength(1);
    await userEvent.click(button('Set a password'));
    await expect.element(page.getByText('Follow it to choose a password.', { exact: false })).toBeVisible();
    expect(made.onSendPasswordLink).toHaveBeenCalledOnce();
  });

  it('shows a wrong password at its field, which takes the focus, until the user corrects it', async () => {
    const made = calls();
    made.onChangePassword.mockRejectedValueOnce({ code: 'auth/wrong-password' });
    show(<AddressAndPassword account={account} {...made} />);
    await userEvent.click(button('Change password'));
    await expect.element(page.getByLabelText('Current password')).toHaveFocus();
    await userEvent.fill(page.getByLabelText('Current password'), 'not-mine');
    await userEvent.fill(page.getByLabelText('New password'), 'a-longer-walk');
    await userEvent.click(button('Change password'));
    await expect.element(page.getByText('Your password is incorrect or missing.')).toBeVisible();
    await expect.element(page.getByLabelText('Current password')).toHaveFocus();
    await userEvent.fill(page.getByLabelText('Current password'), 'mine');
    await expect.element(page.getByText('Your password is incorrect or missing.')).not.toBeInTheDocument();
    await userEvent.click(button('Change password'));
    await expect.element(page.getByText('Your password is changed.', { exact: false })).toHaveFocus();
    expect(made.onChangePassword).toHaveBeenLastCalledWith({ current: 'mine', next: 'a-longer-walk' });
  });

  it('says before and after a change of the email that every device has to sign in again', async () => {
    const made = calls();
    show(<AddressAndPassword account={account} {...made} />);
    await userEvent.click(button('Change email'));
    const before = 'We will mail a link there. Following it signs out every device.';
    await expect.element(page.getByText(before)).toBeVisible();
    await userEvent.fill(page.getByLabelText('New email'), 'nomsa@boma.test');
    await userEvent.fill(page.getByLabelText('Your password'), 'mine');
    await userEvent.click(button('Send the link'));
    const after =
      'We have mailed a link to nomsa@boma.test. Once you follow it, your email changes: then sign in again with it, on this device too.';
    await expect.element(page.getByText(after)).toBeVisible();
    expect(made.onChangeEmail).toHaveBeenCalledWith({ email: 'nomsa@boma.test', password: 'mine' });
  });

  it('sends no invalid input', async () => {
    const made = calls();
    show(<AddressAndPassword account={account} {...made} />);
    await userEvent.click(button('Change email'));
    await userEvent.fill(page.getByLabelText('New email'), 'lerato@boma.test');
    await userEvent.click(button('Send the link'));
    await expect.element(page.getByText('This is your email already.')).toBeVisible();
    await expect.element(page.getByText('Your password is required.')).toBeVisible();
    expect(made.onChangeEmail).not.toHaveBeenCalled();
    await userEvent.click(button('Cancel'));
    await expect.element(button('Change email')).toBeVisible();
  });
});

describe('where you are signed in', () => {
  const devices = (change: Partial<Devices>): Devices => ({
    list: [here, phone],
    failed: false,
    refresh: vi.fn(),
    revoke: vi.fn(() => Promise.resolve()),
    ...change,
  });
  const leave = () => Promise.resolve();

  it('signs out another device after a confirmation, and has no button for this one', async () => {
    const held = devices({});
    const { rerender } = show(<WhereSignedIn devices={held} onLeaveEverywhere={leave} />);
    await expect.element(page.getByText('This device')).toBeVisible();
    const [first, second] = page.getByRole('listitem').elements();
    expect(first?.textContent).toContain('This device');
    expect(first?.querySelector('button')).toBeNull();
    expect(second?.textContent).toContain('Signed in today, last used today');
    await userEvent.click(button('Sign out Safari on iPhone'));
    await expect.element(button('Leave it')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Sign out Safari on iPhone')).toHaveFocus();
    expect(held.revoke).not.toHaveBeenCalled();
    await userEvent.click(button('Sign out Safari on iPhone'));
    await userEvent.click(button('Yes, sign it out'));
    expect(held.revoke).toHaveBeenCalledWith(phone);
    rerender(<WhereSignedIn devices={{ ...held, list: [here] }} onLeaveEverywhere={leave} />);
    await expect.element(page.getByRole('list', { name: 'Devices' })).toHaveFocus();
  });

  it('takes away a device that is signed out already', async () => {
    signIn();
    const calls = answerCalls({
      '/api/auth/devices': { data: { devices: [here, phone] } },
      '/api/auth/devices/revoke': refusal(404, 'not-found'),
    });
    const Held = () => <WhereSignedIn devices={useDevices()} onLeaveEverywhere={leave} />;
    show(<Held />);
    await userEvent.click(button('Sign out Safari on iPhone'));
    await userEvent.click(button('Yes, sign it out'));
    await expect.element(page.getByText('Safari on iPhone')).not.toBeInTheDocument();
    await expect.element(page.getByText('This device')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ device_id: 'phone' });
  });

  it('tells the days by the server’s clock where this device’s is a day ahead', async () => {
    const answersAt = (date: number) =>
      learnServerTime(new Headers({ date: new Date(date).toUTCString() }), {
        asked: Date.now(),
        isNew: true,
      });
    const now = Date.now() - 86_400_000;
    answersAt(now);
    const list = [{ ...phone, signed_in_at: now, last_used_at: now }];
    show(<WhereSignedIn devices={devices({ list })} onLeaveEverywhere={leave} />);
    await expect.element(page.getByText('Signed in today, last used today')).toBeVisible();
    answersAt(Date.now());
  });

  it('shows when not all devices could be signed out', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show(<WhereSignedIn devices={devices({})} onLeaveEverywhere={() => Promise.reject(new Error('down'))} />);
    await userEvent.click(button('Sign out everywhere'));
    await userEvent.click(button('Yes, everywhere'));
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent('That did not work. Please try again in a moment.');
    await expect.element(button('Yes, everywhere')).toBeEnabled();
  });

  it('shows different texts while loading, after a failure and when empty', async () => {
    show(<WhereSignedIn devices={devices({ list: undefined })} onLeaveEverywhere={leave} />);
    await expect.element(page.getByRole('group', { name: 'Loading your devices' })).toBeInTheDocument();
    unmountAll();
    const failed = devices({ list: undefined, failed: true });
    show(<WhereSignedIn devices={failed} onLeaveEverywhere={leave} />);
    await userEvent.click(button('Retry'));
    expect(failed.refresh).toHaveBeenCalledOnce();
    unmountAll();
    show(<WhereSignedIn devices={devices({ list: [] })} onLeaveEverywhere={leave} />);
    await expect.element(page.getByText('No device is signed in', { exact: false })).toBeVisible();
  });
});
