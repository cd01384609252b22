import { createContext, useEffect, useState } from 'react';
import { cookieNames, readCookie, writeCookie } from '../../../lib/cookies.ts';

/** True below a home page that is shown for the first time. */
export const FirstVisit = createContext(false);

/** True while home is shown for the first time. The visit counts as soon as home is shown, whether one scrolls or not. */
export function useFirstVisit(): boolean {
  const [first] = useState(() => readCookie(cookieNames.autoplayIntroVideo) !== '0');
  useEffect(() => writeCookie(cookieNames.autoplayIntroVideo, '0'), []);
  return first;
}
