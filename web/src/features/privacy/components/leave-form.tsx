import { FormEnd, FormFrame } from '../../../components/form/form-frame.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { chakra } from '../../../components/ui.ts';
import { leavingProblem } from '../leaving-words.ts';

export interface LeaveFormProps {
  readonly hasPassword: boolean;
  /** With the password of a user who has one. @throws FirebaseError; AppError. */
  readonly onLeave: (password: string | undefined) => Promise<void>;
  readonly onStay: () => void;
}

const fields = ['password'] as const;

/** The last question: the user proves that the account is theirs. */
export function LeaveForm({ hasPassword, onLeave, onStay }: LeaveFormProps) {
  const form = useForm({
    fields,
    check: ({ password }) =>
      hasPassword && password === '' ? { password: 'Your password is required.' } : {},
    send: ({ password }) => onLeave(hasPassword ? password : undefined),
    problemsOf: leavingProblem,
    doing: 'Asking for the account to be deleted',
  });
  return (
    <FormFrame form={form}>
      <chakra.p marginTop={6} marginBottom={5}>
        {hasPassword
          ? 'Please type your password, so that we know it is you.'
          : 'Please choose your Google account once more, so that we know it is you.'}
      </chakra.p>
      {hasPassword && (
        <chakra.div maxWidth="26rem">
          <TextField
            {...form.field('password')}
            label="Your password"
            type="password"
            autoComplete="current-password"
          />
        </chakra.div>
      )}
      <FormEnd
        form={form}
        text={hasPassword ? 'Delete my account' : 'Confirm with Google and delete'}
        busyText="One moment"
        danger
        leaveText="Keep my account"
        onLeave={onStay}
      />
    </FormFrame>
  );
}
