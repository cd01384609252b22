/** What a certified consent manager reports of the viewer (IAB Transparency and Consent Framework, version 2). */
export interface TcData {
  readonly eventStatus?: 'tcloaded' | 'cmpuishown' | 'useractioncomplete';
  readonly gdprApplies?: boolean;
  readonly purpose?: { readonly consents?: Readonly<Record<string, boolean>> };
  readonly vendor?: { readonly consents?: Readonly<Record<string, boolean>> };
}

/** Store information on the device, and select basic advertising. */
const PURPOSES = ['1', '2'];
/** Google Advertising Products in the list of vendors. */
const VENDOR = '755';

/** Whether adverts of the network may be fetched. Undefined until the viewer has decided. */
export function tcfAllowsAdverts({ eventStatus, gdprApplies, purpose, vendor }: TcData): boolean | undefined {
  if (gdprApplies === false) return true;
  if (eventStatus !== 'tcloaded' && eventStatus !== 'useractioncomplete') return undefined;
  return vendor?.consents?.[VENDOR] === true && PURPOSES.every((each) => purpose?.consents?.[each] === true);
}
