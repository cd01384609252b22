import { Asked } from '../../../components/asked.tsx';
import { chakra } from '../../../components/ui.ts';
import { PushDevices } from '../../alerts/components/alert-channels.tsx';
import { QuietHours } from '../../alerts/components/quiet-hours.tsx';
import { SaveState } from '../../alerts/components/save-state.tsx';
import { useAlerts } from '../../alerts/hooks/use-alerts.ts';

/** The devices that pushes go to, and the quiet hours: the same as for the alerts of viewers. */
export function DutyWays() {
  const alerts = useAlerts();
  const { failed, retry, set, saving } = alerts;
  return (
    <section aria-labelledby="duty-ways">
      <chakra.h2 id="duty-ways" textStyle="section" marginBottom={3}>
        Your devices and quiet hours
      </chakra.h2>
      <chakra.p color="muted" marginBottom={5} maxWidth="40rem">
        They count for the alerts in your profile too. What happens in quiet hours waits for their end, unless
        a colleague has settled it by then.
      </chakra.p>
      <Asked what="your alerts" of={{ answer: alerts.alerts, failed, retry }}>
        {(view) => (
          <chakra.div
            display="grid"
            gap={8}
            css={{ '& fieldset > legend': { fontWeight: 600, marginBottom: 3 } }}
          >
            <PushDevices alerts={alerts} view={view} />
            <QuietHours settings={view.settings} set={set} />
            <SaveState saving={saving} />
          </chakra.div>
        )}
      </Asked>
    </section>
  );
}
