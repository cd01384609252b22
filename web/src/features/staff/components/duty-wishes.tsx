import type { OnCallView, DutyWishes as Wishes } from '@boma/domain/alerts/alert-settings.schema.ts';
import { DUTIES, type Duty } from '@boma/domain/alerts/duty.constants.ts';
import { useState } from 'react';
import { checkLook } from '../../../components/form/check-look.ts';
import { chakra } from '../../../components/ui.ts';
import type { useSaveNewest } from '../../../lib/asking/use-save-newest.ts';
import { SaveState } from '../../alerts/components/save-state.tsx';

const words: Readonly<Record<Duty, string>> = {
  'camera-down': 'A camera is down for three minutes',
  'camera-back': 'A camera is back',
  report: 'Something is reported',
  held: 'A text is held because of a word in it',
  appeal: 'An appeal against a sanction',
  contact: 'A message to the rangers',
  health: 'A camera is set up wrongly, or mails do not leave',
  budget: 'The costs have reached their limit',
};
const channels = [
  { key: 'push', text: 'Push' },
  { key: 'mail', text: 'Mail' },
] as const;

const table = {
  width: '100%',
  maxWidth: '50rem',
  borderCollapse: 'collapse',
  '& th': { fontWeight: 500, textAlign: 'start', paddingY: 2 },
  '& thead th:not(:first-of-type), & td': { width: '4.5rem', textAlign: 'center' },
  '& tr': { borderTopWidth: '1px' },
  '& label': { display: 'grid', placeItems: 'center', minHeight: '44px', cursor: 'pointer' },
  '& input': checkLook,
} as const;

const toggled = (chosen: readonly Duty[], duty: Duty): Duty[] =>
  DUTIES.filter((each) => (each === duty ? !chosen.includes(each) : chosen.includes(each)));

interface TableProps {
  readonly wishes: Wishes;
  readonly canMail: boolean;
  readonly onToggle: (channel: keyof Wishes, duty: Duty) => void;
}

function DutyTable({ wishes, canMail, onToggle }: TableProps) {
  return (
    <chakra.table css={table} aria-labelledby="duty-wishes">
      <thead>
        <tr>
          <th scope="col">When</th>
          {channels.map(({ key, text }) => (
            <th key={key} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DUTIES.map((duty) => (
          <tr key={duty}>
            <th scope="row">{words[duty]}</th>
            {channels.map(({ key, text }) => {
              const isMissing = key === 'mail' && !canMail && !wishes.mail.includes(duty);
              return (
                <td key={key}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={`${words[duty]}: ${text}`}
                      checked={wishes[key].includes(duty)}
                      // Not `disabled`: the box of a wish that was given up just now would lose the focus.
                      aria-disabled={isMissing}
                      onChange={() => !isMissing && onToggle(key, duty)}
                    />
                  </label>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

interface DutyWishesProps {
  readonly view: OnCallView;
  readonly saving: ReturnType<typeof useSaveNewest<Wishes>>;
}

/** What the reader hears of while on call, by push and by mail. Each change is saved at once, with all wishes. */
export function DutyWishes({ view: { own, email_verified }, saving }: DutyWishesProps) {
  const { saveNext, isDone } = saving;
  const [chosen, setChosen] = useState<Wishes>();
  const wishes = chosen && !isDone ? chosen : own;
  const toggle = (channel: keyof Wishes, duty: Duty) => {
    const next = { ...wishes, [channel]: toggled(wishes[channel], duty) };
    setChosen(next);
    saveNext(next);
  };
  return (
    <section aria-labelledby="duty-wishes">
      <chakra.h2 id="duty-wishes" textStyle="section" marginBottom={3}>
        What you hear of while on call
      </chakra.h2>
      <DutyTable wishes={wishes} canMail={email_verified} onToggle={toggle} />
      <SaveState saving={saving} />
      {!email_verified && (
        <chakra.p textStyle="small" color="muted">
          For mails, confirm your email address in your profile first.
        </chakra.p>
      )}
    </section>
  );
}
