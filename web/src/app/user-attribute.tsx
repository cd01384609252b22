import { useEffect } from 'react';
import { useUserType } from '../session/session.ts';

/** Keeps `html[data-user]` true after the head script has set it: styles decide by it who sees what. */
export function UserAttribute() {
  const userType = useUserType();
  useEffect(() => {
    if (userType !== 'unknown') document.documentElement.dataset.user = userType;
  }, [userType]);
  return null;
}
