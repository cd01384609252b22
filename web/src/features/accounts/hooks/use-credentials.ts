import type { Credentials } from '@boma/domain/accounts/credentials.schema.ts';
import { useEffect } from 'react';
import { type FieldState, type Form, useForm } from '../../../components/form/use-form.ts';
import { type FieldName, identityProblem } from '../identity-problem.ts';
import { showIdentityProblem } from '../identity-toast.ts';
import { credentialsSchemas, prepareIdentity } from '../sign-in-code.ts';
import { storeTypedEmail } from '../typed-email.ts';

const fields = ['email', 'password'] as const;

const trimmed = ({ email, password }: Credentials): Credentials => ({ email: email.trim(), password });

export interface CredentialsForm extends Form<FieldName> {
  readonly read: () => Credentials;
}

/** Prepares the identity provider's code once the form is touched. */
function usePreparedIdentity({ element }: Form<FieldName>): void {
  useEffect(() => {
    const touches = ['focusin', 'pointerdown'] as const;
    for (const type of touches) element.current?.addEventListener(type, prepareIdentity, { once: true });
  }, [element]);
}

/**
 * A form with an email and a password. `enter` resolves once the user is signed in. `onEntering` hears when that begins
 * and when it has failed.
 */
export function useCredentials(
  enter: (credentials: Credentials) => Promise<void>,
  onEntering?: (entering: boolean) => void,
): CredentialsForm {
  const form = useForm({
    fields,
    schema: async () => (await credentialsSchemas()).credentialsSchema,
    send: async (credentials) => {
      showIdentityProblem(undefined);
      onEntering?.(true);
      await enter(credentials);
      storeTypedEmail('');
    },
    problemsOf: (cause) => {
      onEntering?.(false);
      const { text, caption, fields: problems } = identityProblem(cause);
      showIdentityProblem(text, caption);
      return problems;
    },
    isLogged: (cause) => typeof Object(cause).code !== 'string',
    doing: 'Signing in',
    keepsFocus: true,
  });
  usePreparedIdentity(form);
  const read = () => trimmed(form.read());
  const field = (name: FieldName): FieldState => {
    const state = form.field(name);
    if (name !== 'email') return state;
    const onInput = () => {
      storeTypedEmail(read().email);
      state.onInput();
    };
    return { ...state, onInput };
  };
  return { ...form, read, field };
}
