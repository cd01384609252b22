import { useState } from 'react';
import { EditForm } from '../../../components/editing/edit-form.tsx';
import { chakra } from '../../../components/ui.ts';
import { readUsage, saveSwitches, type UsageReport } from '../api/staff-calls.ts';
import { switchesEdited, switchGroups, toSwitches } from '../switch-fields.ts';

/** For admins: what the whole site does, turned without a release. */
export function SwitchesForm({ switches }: Pick<UsageReport, 'switches'>) {
  const [held, hold] = useState(switches);
  const [said, say] = useState('');
  return (
    <>
      <EditForm
        key={held.version}
        label="Switches"
        groups={switchGroups}
        begin={switchesEdited(held)}
        schema={async () => (await import('@boma/domain/switches/switches.schema.ts')).switchesSchema}
        toInput={toSwitches}
        save={async (values, version) => {
          await saveSwitches({ version, switches: toSwitches(values) });
        }}
        reread={async () => switchesEdited((await readUsage()).switches)}
        text="Turn for everyone"
        onSaved={async () => {
          hold((await readUsage()).switches);
          say('Open pages follow within seconds.');
        }}
      />
      <chakra.p role="status" minHeight="2rem" color="good" fontWeight={600}>
        {said}
      </chakra.p>
    </>
  );
}
