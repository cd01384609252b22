import type { Device } from '@boma/domain/accounts/devices.schema.ts';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../../lib/api-client.ts';
import { logFailure } from '../../../lib/log.ts';

export interface Devices {
  /** Undefined while there is no answer yet. */
  readonly list: readonly Device[] | undefined;
  readonly failed: boolean;
  readonly refresh: () => void;
  /** @throws AppError */
  readonly revoke: (device: Device) => Promise<void>;
}

/** Where the person is signed in. */
export function useDevices(): Devices {
  const [list, setList] = useState<readonly Device[]>();
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let left = false;
    callApi('listDevices').then(
      ({ data }) => left || setList(data.devices),
      (cause: unknown) => {
        logFailure('Listing the devices', cause);
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [asked]);
  const refresh = useCallback(() => {
    setFailed(false);
    setAsked((before) => before + 1);
  }, []);
  const revoke = useCallback(async ({ id }: Device) => {
    await callApi('revokeDevice', { body: { device_id: id } });
    setList((before) => before?.filter((device) => device.id !== id));
  }, []);
  return { list, failed, refresh, revoke };
}
