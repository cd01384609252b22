/** As much as a session takes. */
const TRIAL = 'x'.repeat(8192);
const TRIAL_KEY = 'boma:trial';

/** Why this browser cannot keep a session: it forbids storage, or what it grants this site is full. Undefined if it can. */
export function storageProblem(): 'blocked' | 'full' | undefined {
  try {
    localStorage.setItem(TRIAL_KEY, TRIAL);
    const isKept = localStorage.getItem(TRIAL_KEY) === TRIAL;
    localStorage.removeItem(TRIAL_KEY);
    return isKept ? undefined : 'blocked';
  } catch (cause) {
    const { name }: { name?: unknown } = Object(cause);
    // A browser that grants no room at all refuses the first byte in the same way.
    const isFull = name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED';
    return isFull && hasContent() ? 'full' : 'blocked';
  }
}

function hasContent(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}
