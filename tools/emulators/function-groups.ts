/** The groups of functions that share processes on the emulators. Every other function has processes of its own. */
const GROUPS = {
  /** What Firestore calls. A process takes either events or requests, so this group has no function of requests. */
  events: /^on[A-Z]/,
  /** What browsers and other programs load as pages and files, and the calls that make pictures. */
  files: /^(page|share|found|calendar|logbook|photo)$/,
} as const;

export type FunctionGroup = keyof typeof GROUPS;

/** The header of a call that names the function to a process of a group. */
export const CALLED = 'boma-called-function';

/** The group of a function. */
export const groupOf = (name: string): FunctionGroup | undefined =>
  (Object.keys(GROUPS) as FunctionGroup[]).find((group) => GROUPS[group].test(name));
