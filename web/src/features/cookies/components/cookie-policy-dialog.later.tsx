import { Button } from '../../../components/button.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { chakra } from '../../../components/ui.ts';
import { LARGE_TEXT } from '../../../config/breakpoints.ts';
import { cookieNames } from '../../../lib/cookies.ts';

const year = 'One year';

/** What the site keeps in a browser, in words. */
const cookiePolicy = {
  paragraphs: [
    'A cookie is a short note that a site leaves in your browser. We leave very few, and every one of them is about how the page looks to you. There are none for advertising, none that follow you to other sites, and no other company sets any on these pages.',
    'We also keep a few things in the local storage of your browser: a copy of the list of cameras, so that the page is there at once when you come back; your choice of dark or light, of pictures that stand still, and of low data; the wall of cameras and the lists that you left; how loud you listen; when you were here last, and what you have closed since; a copy of each cookie below; the address for your alerts, if you want them; pages and pictures for when there is no network; what you allowed us in this notice; and, once you sign in, the keys that keep you signed in until you sign out, what you wrote in the chat until it is sent, and that you went to pay until you are a member. Of the junior ranger course it keeps a copy, that you joined, and which modules are done on this device.',
    'A camera that comes from YouTube is played by YouTube as soon as you open its page or choose it in Multiview, on its own domain for embeds without tracking cookies, under its own rules. Everywhere else you see our own pictures.',
  ],
  cookies: [
    { name: cookieNames.cookiesAccepted, remembers: 'That you have read this', lasts: year },
    { name: cookieNames.streamsPerRow, remembers: 'How many cameras are in a row', lasts: year },
    { name: cookieNames.highlightsPerRow, remembers: 'How many highlights are in a row', lasts: year },
    { name: cookieNames.pastShowsPerRow, remembers: 'How many past shows are in a row', lasts: year },
    {
      name: cookieNames.autoplayIntroVideo,
      remembers: 'Whether the film on the front page plays by itself',
      lasts: year,
    },
  ],
  last: 'You can delete all of this in your browser whenever you like. The site works without it; it only forgets how you like things.',
} as const;

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  textStyle: 'small',
  '& th': { textAlign: 'left', textStyle: 'label', color: 'muted', paddingY: 2, paddingRight: 4 },
  '& td': { borderTopWidth: '1px', paddingY: 3, paddingRight: 4, verticalAlign: 'top' },
  '& code': { fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' },
  // Three columns have no room: each cookie becomes a paragraph.
  [LARGE_TEXT]: {
    '& thead': { display: 'none' },
    '&, & tbody, & tr, & td': { display: 'block' },
    '& tr': { borderTopWidth: '1px', paddingY: 3 },
    '& td': { borderTopWidth: 0, paddingY: 0 },
    '& td:last-of-type::before': { content: '"How long: "' },
  },
} as const;

interface CookiePolicyDialogProps {
  readonly onClose: () => void;
  readonly onAccept: () => void;
}

/** The whole policy. 'Close and continue' is also a yes. */
export default function CookiePolicyDialog({ onClose, onAccept }: CookiePolicyDialogProps) {
  return (
    <Dialog title="Cookie policy" size="full" open onClose={onClose}>
      <chakra.div maxWidth="46rem" marginX="auto" display="grid" gap={5}>
        {cookiePolicy.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <chakra.table css={table}>
          <thead>
            <tr>
              <th scope="col">Cookie</th>
              <th scope="col">What it remembers</th>
              <th scope="col">How long</th>
            </tr>
          </thead>
          <tbody>
            {cookiePolicy.cookies.map(({ name, remembers, lasts }) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                </td>
                <td>{remembers}</td>
                <td>{lasts}</td>
              </tr>
            ))}
          </tbody>
        </chakra.table>
        <p>{cookiePolicy.last}</p>
        <div>
          <Button onClick={onAccept}>Close and continue</Button>
        </div>
      </chakra.div>
    </Dialog>
  );
}
