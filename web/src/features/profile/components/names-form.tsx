import { NAME_MAX } from '@boma/domain/accounts/profile.ts';
import type { StoredUser } from '../../../session/stored-session.ts';
import { checkNames, type Names, namesProblem } from '../profile-check.ts';
import { ChangeForm } from './change-form.tsx';

export interface NamesFormProps {
  readonly user: Pick<StoredUser, keyof Names>;
  readonly onSave: (names: Names) => Promise<void>;
  readonly onDone: () => void;
  readonly onLeave: () => void;
}

export function NamesForm({ user, onSave, onDone, onLeave }: NamesFormProps) {
  return (
    <ChangeForm
      fields={[
        {
          name: 'display_name',
          label: 'Display name',
          autoComplete: 'nickname',
          defaultValue: user.display_name,
          maxLength: NAME_MAX,
          hint: 'Everyone sees it above your messages in the chat.',
        },
        {
          name: 'name',
          label: 'Name',
          autoComplete: 'given-name',
          defaultValue: user.name,
          maxLength: NAME_MAX,
        },
        {
          name: 'surname',
          label: 'Surname',
          autoComplete: 'family-name',
          defaultValue: user.surname,
          maxLength: NAME_MAX,
        },
      ]}
      check={checkNames}
      send={async (names) => {
        await onSave(names);
        onDone();
      }}
      problemsOf={namesProblem}
      doing="Saving the names"
      text="Save"
      busyText="Saving"
      onLeave={onLeave}
    />
  );
}
