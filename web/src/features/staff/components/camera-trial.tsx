import type { TrialLine } from '@boma/domain/streams/try-camera.schema.ts';
import { Button } from '../../../components/button.ts';
import { chakra } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { tryCamera } from '../api/staff-calls.ts';
import { type CameraValues, PARTNER } from '../camera-fields.ts';

const FAILED = 'The camera could not be tried just now. Please try again in a moment.';

const STATES: Readonly<Record<TrialLine['state'], { readonly word: string; readonly color: string }>> = {
  ok: { word: 'OK', color: 'good' },
  advice: { word: 'Note', color: 'muted' },
  wrong: { word: 'Wrong', color: 'danger' },
};

const row = {
  display: 'grid',
  gridTemplateColumns: { base: '5rem minmax(0, 1fr)', sm: '5rem 11rem minmax(0, 1fr)' },
  columnGap: 4,
  paddingY: 2,
  borderTopWidth: '1px',
  textStyle: 'small',
  '& > :last-child': { gridColumn: { base: '2', sm: 'auto' } },
} as const;

function Line({ line: { about, state, text } }: { readonly line: TrialLine }) {
  const { word, color } = STATES[state];
  return (
    <chakra.li css={row}>
      <chakra.b color={color}>{word}</chakra.b>
      <chakra.span fontWeight={600}>{about}</chakra.span>
      <span>{text}</span>
    </chakra.li>
  );
}

/** What was found, in one sentence. */
function summary(lines: readonly TrialLine[]): string {
  const wrong = lines.filter(({ state }) => state === 'wrong').length;
  if (wrong > 0) return `${wrong} ${wrong === 1 ? 'thing is' : 'things are'} wrong.`;
  return lines.some(({ state }) => state === 'advice')
    ? 'It plays. The notes say what does not work yet.'
    : 'All is well.';
}

/** Tries the camera that the form shows at its server, before it is saved or later. */
export function CameraTrial({ read }: { readonly read: () => CameraValues }) {
  const { answer, busy, problem, run } = useAction(
    async () => {
      const { code, subscriber_only, source_kind, address } = read();
      return tryCamera({
        code: code.trim(),
        subscriber_only: subscriber_only === 'on',
        ...(source_kind === PARTNER && { address: address.trim() }),
      });
    },
    { doing: 'Trying a camera', problemOf: (cause) => refusalWords(cause, FAILED) },
  );
  return (
    <chakra.section aria-label="Try this camera" paddingY={6} borderTopWidth="1px">
      <chakra.p textStyle="small" color="muted" maxWidth="40rem" marginBottom={4}>
        Asks our media server for what the site needs of this camera, or a partner’s server at its address.
        Nothing is saved, and no viewer sees it. A camera of YouTube is tried at YouTube.
      </chakra.p>
      <Button type="button" look="quiet" aria-disabled={busy} onClick={() => void run()}>
        Try this camera
      </Button>
      <chakra.p role="status" minHeight="2rem" paddingY={2} fontWeight={600}>
        {busy ? 'The camera is being tried …' : (problem ?? (answer ? summary(answer.lines) : ''))}
      </chakra.p>
      {answer && !busy && (
        <ul>
          {answer.lines.map((line) => (
            <Line key={line.about} line={line} />
          ))}
        </ul>
      )}
    </chakra.section>
  );
}
