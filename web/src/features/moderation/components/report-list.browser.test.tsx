import { AppError } from '@boma/domain/errors.ts';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { system } from '../../../theme/system.ts';
import { groupReports, type OpenReport } from '../group-reports.ts';
import type { Moderation } from './report-card.tsx';
import { ReportList } from './report-list.tsx';

const report = (id: string, change: Partial<OpenReport> = {}): OpenReport => ({
  id,
  message_id: 'm1',
  chat: 'chat-general',
  message: 'rude words',
  author: 'Ranger 1234',
  user_id: 'u1',
  reported_by: id,
  reason: 'Rude.',
  reported_at: 1_700_000_000_000,
  settled_at: null,
  settled_by: null,
  ...change,
});

const moderation = {
  deleteMessage: vi.fn<Moderation['deleteMessage']>(),
  mutePerson: vi.fn<Moderation['mutePerson']>(),
  banPerson: vi.fn<Moderation['banPerson']>(),
  settleReports: vi.fn<Moderation['settleReports']>(),
};
let unmount = () => {};
beforeEach(() => {
  moderation.deleteMessage.mockResolvedValue();
  moderation.mutePerson.mockResolvedValue(1_700_000_600_000);
  moderation.banPerson.mockResolvedValue();
  moderation.settleReports.mockResolvedValue();
});
afterEach(() => {
  unmount();
  vi.restoreAllMocks();
  for (const mock of Object.values(moderation)) mock.mockReset();
});

function show(reports: readonly OpenReport[], mayDelete = true) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  unmount = () => {
    root.unmount();
    host.remove();
  };
  root.render(
    <ChakraProvider value={system}>
      <ReportList reported={groupReports(reports)} moderation={moderation} mayDelete={mayDelete} />
    </ChakraProvider>,
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('the reports', () => {
  it('say that all is quiet when there are none', async () => {
    show([]);
    await expect.element(page.getByText('All quiet.', { exact: false })).toBeVisible();
  });

  it('stand together by message, and are settled together', async () => {
    show([report('b'), report('a', { reason: '' })]);
    await expect.element(page.getByRole('heading', { name: 'Ranger 1234 in Boma' })).toBeVisible();
    await expect.element(page.getByText('“Rude.”', { exact: false })).toBeVisible();
    await expect.element(page.getByText('Reported without a word', { exact: false })).toBeVisible();
    await userEvent.click(button('Dismiss'));
    expect(moderation.settleReports).toHaveBeenCalledWith(['b', 'a']);
  });

  it('offer what the one who looks may do: no deletion but to admins, no sanction of nobody', async () => {
    show([report('a', { user_id: null })], false);
    await expect.element(button('Dismiss')).toBeVisible();
    expect(page.getByRole('button').elements()).toHaveLength(1);
  });
});

describe('a sanction', () => {
  it('needs a reason, and lasts as long as was chosen', async () => {
    show([report('a')]);
    await userEvent.click(button('Mute'));
    await expect.element(page.getByLabelText('Reason')).toHaveFocus();
    await userEvent.click(button('Mute'));
    await expect.element(page.getByText('Please say why.')).toBeVisible();
    expect(moderation.mutePerson).not.toHaveBeenCalled();
    expect(
      page
        .getByRole('radio')
        .elements()
        .map((radio) => radio.parentElement?.textContent),
    ).toEqual(['10 minutes', '1 hour', '1 day', '7 days']);
    await userEvent.click(page.getByText('7 days'));
    await userEvent.fill(page.getByLabelText('Reason'), ' Please rest. ');
    await userEvent.click(button('Mute'));
    await expect.element(page.getByText(/^Muted until /)).toBeVisible();
    expect(moderation.mutePerson).toHaveBeenCalledWith({
      uid: 'u1',
      minutes: 10_080,
      reason: 'Please rest.',
    });
    await expect.element(button('Done with it')).toBeVisible();
  });

  it('that the server refuses says why, and keeps what was written', async () => {
    moderation.banPerson.mockRejectedValueOnce(new AppError('conflict'));
    show([report('a')]);
    await userEvent.click(button('Ban'));
    await userEvent.fill(page.getByLabelText('Reason'), 'Threats.');
    await userEvent.click(button('Yes, ban'));
    const alert = page.getByRole('alert');
    await expect
      .element(alert)
      .toHaveTextContent('This is yourself, or somebody whose account is closed already.');
    await expect.element(page.getByLabelText('Reason')).toHaveValue('Threats.');
  });
});

describe('a message', () => {
  it('is deleted once, after asking', async () => {
    show([report('a')]);
    await userEvent.click(button('Delete message'));
    await userEvent.click(button('Yes, delete it'));
    await expect.element(page.getByText('Message deleted')).toBeVisible();
    expect(moderation.deleteMessage).toHaveBeenCalledExactlyOnceWith('m1');
    await expect.element(button('Delete message')).not.toBeInTheDocument();
  });
});
