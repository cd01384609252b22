import type { TrialLine } from '@boma/domain/streams/try-camera.schema.ts';
import { useRef } from 'react';
import { Button } from '../../../components/button.ts';
import type { ShownForm } from '../../../components/editing/edit-kind.ts';
import { chakra } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { tryCamera } from '../api/staff-calls.ts';
import { type CameraField, type CameraValues, PARTNER } from '../camera-fields.ts';

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

const isWrong = (lines: readonly TrialLine[]) => lines.some(({ state }) => state === 'wrong');

/** What was found, in one sentence. */
function summary(lines: readonly TrialLine[]): string {
  const wrong = lines.filter(({ state }) => state === 'wrong').length;
  if (wrong > 0) return `${wrong} ${wrong === 1 ? 'thing is' : 'things are'} wrong.`;
  return lines.some(({ state }) => state === 'advice')
    ? 'It plays. The notes say what does not work yet.'
    : 'All is well.';
}

interface PublishDraftProps {
  readonly plays: boolean;
  readonly onPublish: () => void;
}

/** Publishes a draft that was tried. */
function PublishDraft({ plays, onPublish }: PublishDraftProps) {
  return (
    <chakra.div display="grid" gap={3} justifyItems="start" paddingTop={4}>
      <chakra.p color={plays ? 'muted' : 'danger'}>
        {plays
          ? 'This camera is not public yet.'
          : 'This camera is not public yet. Published now, it would not work for viewers.'}
      </chakra.p>
      <Button type="button" look={plays ? 'solid' : 'quiet'} onClick={onPublish}>
        {plays ? 'Save and publish' : 'Save and publish all the same'}
      </Button>
    </chakra.div>
  );
}

/** What is tried of a camera. */
const tried = ({ code, subscriber_only, source_kind, address }: CameraValues) => ({
  code: code.trim(),
  subscriber_only: subscriber_only === 'on',
  ...(source_kind === PARTNER && { address: address.trim() }),
});

/** Tries the camera that the form shows at its server, before it is saved or later, and offers to publish a draft. */
export function CameraTrial({ read, saveWith }: ShownForm<CameraField>) {
  const asked = useRef('');
  const { answer, busy, problem, run } = useAction(
    async () => {
      const camera = tried(read());
      asked.current = JSON.stringify(camera);
      return tryCamera(camera);
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
      {answer && !busy && read().publish !== 'now' && (
        <PublishDraft
          plays={!isWrong(answer.lines)}
          onPublish={() => {
            // What the form shows now may be another camera: it is tried first.
            if (JSON.stringify(tried(read())) === asked.current) saveWith({ publish: 'now' });
            else void run();
          }}
        />
      )}
    </chakra.section>
  );
}
