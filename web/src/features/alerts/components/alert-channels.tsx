import type { AlertsView } from '@boma/domain/alerts/alert-settings.schema.ts';
import { profilePath } from '@boma/domain/site-paths.ts';
import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import type { Alerts } from '../hooks/use-alerts.ts';
import { browserFacts, type PushSupport, pushSupportOf } from '../push-support.ts';
import { CheckRow } from './check-row.tsx';

const reasons: Readonly<Record<Exclude<PushSupport, 'yes'>, string>> = {
  'install-first':
    'On an iPhone or iPad, add this site to your Home Screen first: press Share, then ‘Add to Home Screen’. Open it from there, and come back to this page.',
  refused:
    'Your browser was told not to show notifications of this site. You can change that in its settings.',
  no: 'This browser cannot show notifications.',
};

/** Why this browser cannot subscribe. Undefined: it can. */
function whyNoPushes({ vapidKey }: Alerts): string | undefined {
  if (vapidKey === undefined) return 'This site does not send notifications yet.';
  const support = pushSupportOf(browserFacts());
  return support === 'yes' ? undefined : reasons[support];
}

function DeviceButton({ alerts: { push }, view }: ChannelsProps) {
  const isOn = view.devices.some(({ this_device }) => this_device);
  return (
    <div>
      <Button look={isOn ? 'quiet' : 'solid'} aria-disabled={push.busy} onClick={() => void push.run(!isOn)}>
        {isOn ? 'Stop notifications on this device' : 'Get notifications on this device'}
      </Button>
      <Problem>{push.problem}</Problem>
    </div>
  );
}

interface ChannelsProps {
  readonly alerts: Alerts;
  readonly view: AlertsView;
}

/** The devices that the viewer has asked for. */
export function PushDevices({ alerts, view }: ChannelsProps) {
  const why = whyNoPushes(alerts);
  const others = view.devices.filter(({ this_device }) => !this_device).map(({ label }) => label);
  return (
    <>
      {why === undefined ? (
        <DeviceButton alerts={alerts} view={view} />
      ) : (
        <chakra.p maxWidth="40rem" marginBottom={2}>
          {why}
        </chakra.p>
      )}
      {others.length > 0 && (
        <chakra.p textStyle="small" color="muted" marginTop={2}>
          Notifications also go to {others.join(', ')}. They end when that device is signed out, and rest
          after 30 days without a visit from it.
        </chakra.p>
      )}
    </>
  );
}

/** Where alerts go: to devices that the viewer has asked for, and by mail. */
export function AlertChannels({ alerts, view }: ChannelsProps) {
  const canMail = view.email_verified || view.settings.mail;
  return (
    <fieldset>
      <legend>How we tell you</legend>
      <PushDevices alerts={alerts} view={view} />
      <CheckRow checked={view.settings.mail} disabled={!canMail} onChange={(mail) => alerts.set({ mail })}>
        By email: at most one an hour of each kind
      </CheckRow>
      {!canMail && (
        <chakra.p textStyle="small" color="muted">
          For mails, confirm your email address in{' '}
          <RouterLink to={profilePath('profile')} textDecoration="underline">
            your profile
          </RouterLink>{' '}
          first.
        </chakra.p>
      )}
      {view.devices.length === 0 && !view.settings.mail && (
        <chakra.p textStyle="small" color="muted">
          Alerts come once one of these is on.
        </chakra.p>
      )}
    </fieldset>
  );
}
