import type { AlertSettings } from '@boma/domain/alerts/alert-settings.schema.ts';
import { Asked } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { Box, chakra } from '../../../components/ui.ts';
import { useAnimals } from '../../../lib/animals.ts';
import { timeWords } from '../../../lib/moments.ts';
import { useClockText } from '../../../lib/ticking-clock.ts';
import { type Alerts, useAlerts } from '../hooks/use-alerts.ts';
import { speciesByKind } from '../species-by-kind.ts';
import { AlertChannels } from './alert-channels.tsx';
import { CheckRow } from './check-row.tsx';
import { PickList } from './pick-list.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { SaveState } from './save-state.tsx';

interface MuteButtonProps {
  /** Unix milliseconds. */
  readonly mutedUntil: number;
  readonly mute: Alerts['mute'];
}

/** One hour of silence, whatever the viewer has chosen. */
function MuteButton({ mutedUntil, mute }: MuteButtonProps) {
  const isMuted = useClockText((now) => String(now < mutedUntil)) === 'true';
  return (
    <div>
      <Button look="quiet" aria-disabled={mute.busy} onClick={() => void mute.run(!isMuted)}>
        {isMuted ? 'Unmute alerts' : 'Mute for an hour'}
      </Button>
      {isMuted && (
        <chakra.p role="status" textStyle="small" color="muted" marginTop={2}>
          Nothing is sent until {timeWords(mutedUntil)}.
        </chakra.p>
      )}
      <Problem>{mute.problem}</Problem>
    </div>
  );
}

export interface CameraChoice {
  readonly slug: string;
  readonly name: string;
}

const parts = {
  display: 'grid',
  gap: 6,
  marginTop: 4,
  '& fieldset > legend': { fontWeight: 600, marginBottom: 3 },
};

interface WishesProps {
  readonly settings: AlertSettings;
  readonly cameras: readonly CameraChoice[];
  readonly set: (part: Partial<AlertSettings>) => void;
}

function Wishes({ settings, cameras, set }: WishesProps) {
  const choices = cameras.map(({ slug, name }) => ({ value: slug, text: name }));
  const animals = speciesByKind(useAnimals(), settings.species);
  return (
    <fieldset>
      <legend>What we tell you about</legend>
      <chakra.div display="grid" gap={2}>
        <CheckRow checked={settings.sightings} onChange={(sightings) => set({ sightings })}>
          Sightings of the kinds chosen above
        </CheckRow>
        <CheckRow checked={settings.shows} onChange={(shows) => set({ shows })}>
          Shows that you follow, 15 minutes before they start
        </CheckRow>
        <PickList
          title="Every sighting at these cameras"
          groups={[['Cameras', choices]]}
          picked={settings.cameras}
          onPick={(picked) => set({ cameras: picked })}
        />
        <CheckRow
          checked={settings.back}
          disabled={settings.cameras.length === 0 && !settings.back}
          onChange={(back) => set({ back })}
        >
          The cameras picked above, when they are back on the air
        </CheckRow>
        <PickList
          title="Every sighting of these animals"
          groups={animals}
          picked={settings.species}
          onPick={(picked) => set({ species: picked })}
        />
      </chakra.div>
    </fieldset>
  );
}

/** Which alerts the viewer gets while away from the site, where, and when not. */
export default function AwayAlerts({ cameras }: { readonly cameras: readonly CameraChoice[] }) {
  const alerts = useAlerts();
  const { failed, retry, set } = alerts;
  return (
    <Box as="section" aria-labelledby="away-alerts">
      <chakra.h2 id="away-alerts" textStyle="section">
        When you are away
      </chakra.h2>
      <chakra.p color="muted" marginTop={2} maxWidth="40rem">
        We can send you an alert when an animal comes. You choose the animals, and the hours in which we send
        nothing.
      </chakra.p>
      <Asked what="your alerts" of={{ answer: alerts.alerts, failed, retry }}>
        {(view) => (
          <chakra.div css={parts}>
            <AlertChannels alerts={alerts} view={view} />
            <Wishes settings={view.settings} cameras={cameras} set={set} />
            <QuietHours settings={view.settings} set={set} />
            <MuteButton mutedUntil={view.muted_until} mute={alerts.mute} />
            <SaveState saving={alerts.saving} />
          </chakra.div>
        )}
      </Asked>
    </Box>
  );
}
