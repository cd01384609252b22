import { showsPath } from '@boma/domain/site-paths.ts';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ShowAlert } from '../../features/shows/components/show-alert.tsx';

const never = () => () => undefined;
/** The space between the links and the buttons of the header, so that filling it moves nothing. */
const findSlot = () => document.getElementById('alert-slot');

/** What is on the air or next, in the slot that the header reserves. */
export function AlertPlace() {
  const slot = useSyncExternalStore(never, findSlot, () => null);
  return slot && createPortal(<ShowAlert pathOf={showsPath} />, slot);
}
