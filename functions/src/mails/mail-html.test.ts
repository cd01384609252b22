import { expect, it } from 'vitest';
import { mailHtml } from './mail-html.ts';

const bodyOf = (html: string) => html.replace(/ style="[^"]*"/g, '').replaceAll('\n', '');

it('shows paragraphs, links and small print', () => {
  const text =
    'A pride.\nFive of them.\n\nWatch: https://boma.test/tau?a=1&b=2\n\n--\nEnd it: https://boma.test/end';
  expect(bodyOf(mailHtml({ subject: 'Lion at Tau', text }))).toBe(
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lion at Tau</title></head><body><div><p>Boma</p>' +
      '<p>A pride.<br>Five of them.</p>' +
      '<p>Watch: <a href="https://boma.test/tau?a=1&amp;b=2">https://boma.test/tau?a=1&amp;b=2</a></p>' +
      '<p>End it: <a href="https://boma.test/end">https://boma.test/end</a></p></div></body></html>',
  );
});

it('escapes what a stranger wrote, and keeps what stands below a line of theirs', () => {
  const html = mailHtml({ subject: '<b>', text: '<script>1</script>\n--\nmine\n\n--\nFrom: "x"' });
  expect(html).not.toContain('<script>');
  expect(bodyOf(html)).toContain(
    '<p>&lt;script&gt;1&lt;/script&gt;<br>--<br>mine</p><p>From: &quot;x&quot;</p>',
  );
});

it.each([
  ['See https://boma.test/faq.', 'https://boma.test/faq', '.'],
  ['At https://boma.test/faq, and', 'https://boma.test/faq', ', and'],
  ['(in https://boma.test/faq).', 'https://boma.test/faq', ').'],
  ['‘https://boma.test/faq?’', 'https://boma.test/faq', '?’'],
  ['Is it https://boma.test/faq?!', 'https://boma.test/faq', '?!'],
  ['See https://boma.test/a_(b)', 'https://boma.test/a_(b)', ''],
  ['(https://boma.test/a_(b))', 'https://boma.test/a_(b)', ')'],
  ['https://boma.test/?a=1.5&b=c', 'https://boma.test/?a=1.5&amp;b=c', ''],
])('leaves the marks after a link outside it: %s', (text, link, after) => {
  expect(bodyOf(mailHtml({ subject: '', text }))).toContain(`<a href="${link}">${link}</a>${after}</p>`);
});
