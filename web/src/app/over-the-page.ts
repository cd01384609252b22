import type { NavigateFunction, To } from 'react-router';

/** The state of a move in the history that opens or closes something over the page: the viewer stays where they are. */
export const overThePage = { overThePage: true } as const;

/**
 * Closes what is open over the page with this address. What was opened from the page leads back to it; what was opened by its
 * address, without a state in the history, has no page behind it.
 */
export const closeOverPage = (navigate: NavigateFunction, state: unknown, page: To) =>
  void (state === null ? navigate(page, { replace: true, state: overThePage }) : navigate(-1));
