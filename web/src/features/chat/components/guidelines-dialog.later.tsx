import { Button } from '../../../components/button.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { chakra } from '../../../components/ui.ts';

const rules = [
  {
    name: 'Under 16? Ask at home first',
    says: 'If you are under 16 you need the permission of a parent or guardian to chat here.',
  },
  {
    name: 'Not a word about rhinos',
    says: 'Rhino sightings are never posted or discussed, not even as a hint: poachers read along.',
  },
  {
    name: 'No spam',
    says: 'No advertising, no chain messages, and nothing said twenty times over.',
  },
  {
    name: 'English, if you can',
    says: 'English is preferred, so that everyone in the chat can follow.',
  },
  {
    name: 'Do not share personal details',
    says: 'No personal information, yours or anyone else’s: no addresses, phone numbers or surnames.',
  },
  {
    name: 'Break the rules, and you leave the chat',
    says: 'Breaches of these rules lead to a ban. Our rangers would rather have you stay.',
  },
] as const;

const style = {
  counterReset: 'rule',
  display: 'grid',
  gap: 4,
  marginTop: 5,
  marginBottom: 6,
  '& li': {
    counterIncrement: 'rule',
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    paddingTop: 4,
    borderTopWidth: '1px',
  },
  '& li::before': {
    content: 'counter(rule)',
    fontFamily: 'display',
    fontSize: '1.25rem',
    lineHeight: 1.3,
    color: 'accent',
  },
  '& h3': { fontWeight: 650 },
  '& p': { color: 'muted', marginTop: '2px' },
} as const;

/** The chat's rules. */
export default function GuidelinesDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Chat guidelines" open onClose={onClose}>
      <chakra.p maxWidth="40rem">
        A chat is only as good as the people in it. Six rules keep ours kind:
      </chakra.p>
      <chakra.ol css={style}>
        {rules.map(({ name, says }) => (
          <li key={name}>
            <div>
              <h3>{name}</h3>
              <p>{says}</p>
            </div>
          </li>
        ))}
      </chakra.ol>
      <Button onClick={onClose}>Back to the chat</Button>
    </Dialog>
  );
}
