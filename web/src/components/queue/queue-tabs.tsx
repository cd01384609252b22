import { ToolChoice } from '../staff/toolbar.tsx';
import { useQueueTab } from './queue-tab.ts';

interface QueueTabsProps {
  /** What the queue holds: 'appeals'. */
  readonly what: string;
  /** How many are open. Undefined: not known yet. */
  readonly open: number | undefined;
}

/** What waits, or what was settled. */
export function QueueTabs({ what, open }: QueueTabsProps) {
  const { tab, show } = useQueueTab();
  return (
    <ToolChoice
      label={`Which ${what}`}
      name="show"
      options={[
        { value: 'open', text: open === undefined ? 'Open' : `Open ${open}` },
        { value: 'settled', text: 'Settled' },
      ]}
      chosen={tab}
      onChoose={show}
    />
  );
}
