import type { Operation, ReadTxt } from '../operation.ts';
import { missing, right, type Step } from '../step.ts';

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
        return right(`${domain} has SPF and DMARC`);
      },
      command:
        'At your DNS: TXT "v=spf1 include:<your mail provider> -all", and at _dmarc TXT "v=DMARC1; p=quarantine; rua=mailto:you@example.org"; DKIM as your provider says',
    },
  ];
}
