import type { Operation, ReadTxt } from '../operation.ts';
import { missing, note, right, type Step } from '../step.ts';

const starting = async (readTxt: ReadTxt, name: string, start: string) =>
  (await readTxt(name)).find((record) => record.toLowerCase().startsWith(start));

/** Large receivers refuse mails of a domain that does not say who may send for it. */
export function mailDomain({ readTxt, settings }: Operation): Step[] {
  const domainOf = async () => (await settings()).CONTACT_MAIL.split('@')[1] ?? '';
  return [
    {
      name: 'Sending domain',
      async look() {
        const domain = await domainOf();
        if (!(await starting(readTxt, domain, 'v=spf1'))) return missing(`${domain} has no SPF record`);
        if (!(await starting(readTxt, `_dmarc.${domain}`, 'v=dmarc1')))
          return missing(`${domain} has no DMARC record`);
        const { MAIL_DKIM_SELECTOR: selector } = await settings();
        if (selector === undefined)
          return note(
            `${domain} has SPF and DMARC. Name the provider's key as MAIL_DKIM_SELECTOR to have it seen`,
          );
        const records = await readTxt(`${selector}._domainkey.${domain}`);
        if (!records.some((record) => /(^|;)\s*p=[^;\s]/i.test(record)))
          return missing(`${domain} has no DKIM key at ${selector}._domainkey`);
        return right(`${domain} has SPF, DKIM and DMARC`);
      },
      command:
        'At your DNS: TXT "v=spf1 include:<your mail provider> -all", and at _dmarc TXT "v=DMARC1; p=quarantine; rua=mailto:you@example.org"; DKIM as your provider says',
    },
  ];
}
