import { closesAccount } from '@boma/domain/moderation/sanction-kinds.ts';
import { findAccount, identity, identityErrorCode } from '../platform/identity.ts';
import { store } from '../platform/store.ts';

/** A banned account is disabled, and so is one that is being deleted. */
async function mustBeDisabled(uid: string): Promise<boolean> {
  const [sanction, deletion] = await Promise.all([store.sanctions(uid).get(), store.deletions(uid).get()]);
  return closesAccount(sanction.data()?.kind) || deletion.data()?.state === 'deleting';
}

async function setDisabled(uid: string, disabled: boolean): Promise<void> {
  const account = await findAccount(uid);
  if (!account || account.disabled === disabled) return;
  try {
    await (await identity()).updateUser(uid, { disabled });
  } catch (error) {
    // The account was deleted during this call.
    if (identityErrorCode(error) !== 'user-not-found') throw error;
  }
}

/**
 * Disables or enables an account by the ban that is stored now. Each verb that imposes or lifts a ban calls this after its
 * commit. It reads the ban again after each change, so the account ends as the last commit says, in whatever order calls
 * at the same time reach Firebase Auth.
 */
export async function syncDisabled(uid: string): Promise<void> {
  let disabled: boolean;
  do {
    disabled = await mustBeDisabled(uid);
    await setDisabled(uid, disabled);
  } while (disabled !== (await mustBeDisabled(uid)));
}
