import { useSearchParams } from 'react-router';

const NAME = 'show';

export type QueueTab = 'open' | 'settled';

/** Which part of a queue is shown, kept in the address. */
export function useQueueTab() {
  const [params, setParams] = useSearchParams();
  const tab: QueueTab = params.get(NAME) === 'settled' ? 'settled' : 'open';
  const show = (value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === 'settled') next.set(NAME, value);
        else next.delete(NAME);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { tab, show };
}
