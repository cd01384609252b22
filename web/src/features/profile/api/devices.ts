import type { Device } from '@boma/domain/accounts/devices.schema.ts';
import { useCallback } from 'react';
import { callApi } from '../../../lib/api-client.ts';
import { doneIfGone } from '../../../lib/asking/done-if-gone.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';

export interface Devices {
  /** Undefined while there is no answer yet. */
  readonly list: readonly Device[] | undefined;
  readonly failed: boolean;
  readonly refresh: () => void;
  /** Also succeeds for a device that is signed out already. @throws AppError. */
  readonly revoke: (device: Device) => Promise<void>;
}

const listDevices = async () => (await callApi('listDevices')).data.devices;

/** Where the user is signed in. */
export function useDevices(): Devices {
  const { answer, failed, retry, change } = useAnswer(listDevices, {
    doing: 'Listing the devices',
  });
  const revoke = useCallback(
    async ({ id }: Device) => {
      await doneIfGone(callApi('revokeDevice', { body: { device_id: id } }, { own: ['not-found'] }));
      change((before) => before.filter((device) => device.id !== id));
    },
    [change],
  );
  return { list: answer, failed, refresh: retry, revoke };
}
