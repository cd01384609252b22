import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { auditTable, type CsvTable, memberTable, sightingTable } from '../csv-rows.ts';
import { SaveCsv } from './save-csv.tsx';

const NOON = Date.UTC(2026, 10, 22, 12);
const made: Blob[] = [];
let named = '';
beforeEach(() => {
  made.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    made.push(file as Blob);
    return 'blob:none';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    named = this.download;
  });
});

const press = () => userEvent.click(page.getByRole('button', { name: 'Save it as CSV' }));
const lines = async () => ((await made[0]?.text()) ?? '').split('\r\n');

async function saved<T>(table: CsvTable<T>, ...things: T[]): Promise<string[]> {
  render(<SaveCsv table={table} what="it" page={async () => ({ things, next: null })} />);
  await press();
  await expect.element(page.getByText(/^Saved /)).toBeVisible();
  return lines();
}

const member = {
  uid: 'u7',
  display_name: '=HYPERLINK("http://x","Thandi")',
  name: '+27',
  surname: '@x',
  email: 'thandi@example.org',
  status: null,
  paid_until: null,
  given_until: NOON,
  created_at: NOON,
};

it('writes members, whose names no spreadsheet takes for formulas', async () => {
  const [head, row, end] = await saved(memberTable, member);
  expect(named).toBe('members.csv');
  // Excel takes a file for UTF-8 by its first character, which `text()` leaves out.
  const [first, second, third] = new Uint8Array(await (made[0] ?? new Blob()).arrayBuffer());
  expect([first, second, third]).toEqual([0xef, 0xbb, 0xbf]);
  expect(head).toBe('id,display_name,name,surname,email,status,paid_until,given_until,joined_at');
  expect(row).toBe(
    `u7,"'=HYPERLINK(""http://x"",""Thandi"")",'+27,'@x,thandi@example.org,,,2026-11-22T12:00:00.000Z,2026-11-22T12:00:00.000Z`,
  );
  expect(end).toBe('');
});

it('writes records of the audit log with names, and what they changed', async () => {
  const [, row] = await saved(auditTable, {
    id: 'a1',
    at: NOON,
    by: 'u1',
    by_name: 'Naledi',
    action: 'camera.save',
    target: 'streams/tau',
    target_name: 'Tau',
    person: null,
    person_name: null,
    before: null,
    after: { name: '=Tau' },
    reason: '-1',
  });
  expect(row).toBe(
    `2026-11-22T12:00:00.000Z,Camera saved,Naledi,u1,Camera Tau,,,'-1,null,"{""name"":""=Tau""}"`,
  );
});

it('writes sightings with the whole address of their still', async () => {
  const [, row] = await saved(sightingTable, {
    id: 's1',
    created_ts: NOON / 1000,
    caption: '2 lions',
    message: 'At the pan, drinking.',
    stream: { slug: 'tau' },
    species: 'lion',
    count: 2,
    avatar: '/covers/tau-sm.jpg',
    notification_category_id: 1,
    first_in_days: null,
  });
  expect(row).toBe(
    `s1,2026-11-22T12:00:00.000Z,tau,lion,2,"At the pan, drinking.",1,,${location.origin}/covers/tau-sm.jpg`,
  );
});

const numbers: CsvTable<number> = { name: 'numbers', head: ['n'], row: (n) => [n] };

it('asks page after page, from where the last one ended', async () => {
  const asked: (string | null)[] = [];
  const pages = async (after: string | null) => {
    asked.push(after);
    return after === null ? { things: [1, 2], next: '2.a' } : { things: [3], next: null };
  };
  render(<SaveCsv table={numbers} what="it" page={pages} />);
  await press();
  await expect.element(page.getByText('Saved 3 lines.')).toBeVisible();
  expect(asked).toEqual([null, '2.a']);
  expect((await lines()).slice(1, -1)).toEqual(['1', '2', '3']);
});

it('ends a file that would be too long, and says so', async () => {
  const things = Array.from({ length: 2500 }, (_, n) => n);
  const pages = vi.fn(async () => ({ things, next: '1.a' }));
  render(<SaveCsv table={numbers} what="it" page={pages} />);
  await press();
  await expect
    .element(page.getByText('Saved 10,000 lines, the most that a file has. The rest is left out.'))
    .toBeVisible();
  expect(pages).toHaveBeenCalledTimes(4);
});

it('saves nothing if a page fails, and says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const pages = vi
    .fn()
    .mockResolvedValueOnce({ things: [1], next: '1.a' })
    .mockRejectedValue(new Error('Away.'));
  render(<SaveCsv table={numbers} what="it" page={pages} />);
  await press();
  await expect
    .element(page.getByText('The file could not be made. Please try again in a moment.'))
    .toBeVisible();
  expect(made).toEqual([]);
});
