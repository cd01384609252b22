import { Failed } from '../components/asked.tsx';

/** Shown in place of a personal page when the identity provider cannot be reached. */
export const gateFailure = (retry: () => void) => (
  <Failed onRetry={retry}>We could not check who you are.</Failed>
);
