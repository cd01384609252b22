import { NO_ALERTS } from '@boma/domain/alerts/alert-settings.schema.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import AwayAlerts from './away-alerts.tsx';

// The page reads both files once, so no other test of this page can have other ones.
it('offers no pushes where the Firebase app of the site has no id', async () => {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default');
  signIn();
  answerCalls({
    '/api/user/alerts': { data: { settings: NO_ALERTS, muted_until: 0, devices: [], email_verified: true } },
    '/config.json': { mediaServer: '', mediaApplication: '', version: '1', push: { vapid_key: 'a-key' } },
    '/__/firebase/init.json': { apiKey: 'a', projectId: 'demo-boma', authDomain: 'boma.test' },
  });
  render(<AwayAlerts cameras={[]} />);
  await expect.element(page.getByText('This site does not send notifications yet.')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /notifications on this device/ }))
    .not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: /^By email/ })).toBeEnabled();
});
