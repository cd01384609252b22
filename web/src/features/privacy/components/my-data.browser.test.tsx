import { AppError } from '@boma/domain/errors.ts';
import { PRIVACY_TEXTS } from '@boma/domain/privacy/privacy.constants.ts';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { momentWords } from '../../../lib/moments.ts';
import { render, unmountAll } from '../../../test-support/render.tsx';
import { DeleteAccount, type DeleteAccountProps } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
function show(children: ReactNode) {
  unmountAll();
  render(children);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

const props = (change: Partial<DeleteAccountProps> = {}): DeleteAccountProps => ({
  leaving: { deletion: null, failed: false },
  roles: [],
  isMember: false,
  hasPassword: true,
  onLeave: vi.fn(() => Promise.resolve()),
  onUndo: vi.fn(() => Promise.resolve()),
  onLookAgain: vi.fn(),
  ...change,
});

describe('downloading the data', () => {
  it('shows success, and the reason of a failure', async () => {
    const download = vi.fn(() => Promise.resolve());
    show(<DownloadData download={download} />);
    await userEvent.click(button('Download my data'));
    await expect.element(page.getByText('among your downloads', { exact: false })).toBeVisible();
    download.mockRejectedValueOnce(new AppError('too-many-requests', { alert: PRIVACY_TEXTS.tooOften }));
    await userEvent.click(button('Download my data'));
    await expect.element(page.getByRole('alert')).toHaveTextContent(PRIVACY_TEXTS.tooOften);
  });
});

describe('leaving for good', () => {
  it('tells only members what happens to their payments', async () => {
    show(<DeleteAccount {...props()} />);
    await userEvent.click(button('Delete my account'));
    await expect.element(page.getByText('Every other device is signed out.', { exact: false })).toBeVisible();
    expect(page.getByText('Premium', { exact: false }).elements()).toHaveLength(0);
    show(<DeleteAccount {...props({ isMember: true })} />);
    await userEvent.click(button('Delete my account'));
    await expect.element(page.getByText('Premium no longer renews', { exact: false })).toBeVisible();
    await expect.element(page.getByText('still owed, Premium ends now', { exact: false })).toBeVisible();
    await expect.element(page.getByText('unless it has ended by then', { exact: false })).toBeVisible();
    await expect
      .element(page.getByText('ask for the refund before you leave', { exact: false }))
      .toBeVisible();
  });

  it('asks a Google user for no password, and stays open when they close Google’s window', async () => {
    const made = props({ hasPassword: false });
    vi.mocked(made.onLeave).mockRejectedValueOnce({ code: 'auth/popup-closed-by-user' });
    show(<DeleteAccount {...made} />);
    await userEvent.click(button('Delete my account'));
    expect(page.getByLabelText('Your password').elements()).toHaveLength(0);
    await userEvent.click(button('Confirm with Google and delete'));
    await expect.element(button('Confirm with Google and delete')).toHaveAttribute('aria-disabled', 'false');
    expect(page.getByRole('alert').elements()).toHaveLength(0);
    await userEvent.click(button('Confirm with Google and delete'));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(made.onLeave).toHaveBeenLastCalledWith(undefined);
  });

  it('keeps the dialog open with an error when the payment provider does not answer', async () => {
    const made = props();
    const refusal = new AppError('unavailable', { alert: PRIVACY_TEXTS.noProvider });
    vi.mocked(made.onLeave).mockRejectedValueOnce(refusal);
    show(<DeleteAccount {...made} />);
    await userEvent.click(button('Delete my account'));
    await userEvent.fill(page.getByLabelText('Your password'), 'a-long-walk');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent(PRIVACY_TEXTS.noProvider);
    await expect.element(page.getByLabelText('Your password')).toHaveValue('a-long-walk');
  });

  it('shows different texts while loading, after a failure, after a request, and for staff', async () => {
    show(<DeleteAccount {...props({ leaving: { deletion: undefined, failed: false } })} />);
    await expect.element(page.getByRole('group', { name: 'Loading' })).toBeInTheDocument();
    const failed = props({ leaving: { deletion: undefined, failed: true } });
    show(<DeleteAccount {...failed} />);
    await userEvent.click(button('Retry'));
    expect(failed.onLookAgain).toHaveBeenCalledOnce();
    const dueAt = Date.now() + 86_400_000;
    const asked = props({ leaving: { deletion: { asked_at: 1, due_at: dueAt }, failed: false } });
    show(<DeleteAccount {...asked} />);
    await expect.element(page.getByText(momentWords(dueAt), { exact: false })).toBeVisible();
    await userEvent.click(button('Undo'));
    expect(asked.onUndo).toHaveBeenCalledOnce();
    show(<DeleteAccount {...props({ roles: ['zoomie'] })} />);
    await expect.element(page.getByText(PRIVACY_TEXTS.staff)).toBeVisible();
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });
});
