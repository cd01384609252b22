import { Button } from '../../../components/button.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { chakra } from '../../../components/ui.ts';
import { LARGE_TEXT } from '../../../config/breakpoints.ts';
import { cookiePolicy } from '../cookie-policy.ts';

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

export interface CookiePolicyDialogProps {
  readonly onClose: () => void;
  readonly onAccept: () => void;
}

/** The whole policy. 'Close and continue' is also a yes. */
export function CookiePolicyDialog({ onClose, onAccept }: CookiePolicyDialogProps) {
  return (
    <Dialog title="Cookie policy" size="full" open onClose={onClose}>
      <chakra.div maxWidth="46rem" display="grid" gap={5}>
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
