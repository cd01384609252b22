import { AppError } from '@boma/domain/errors.ts';
import { MOMENT_SECONDS } from '@boma/domain/photos/photos.constants.ts';
import type { PhotoWords } from '@boma/domain/photos/photos.schema.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { ChoiceField } from '../../../components/form/choice-field.tsx';
import type { OnGuard } from '../../../components/form/leave-guard.tsx';
import { useAskFirst } from '../../../components/form/use-ask-first.ts';
import { PictureAndWords } from '../../../components/picture-and-words.tsx';
import { chakra } from '../../../components/ui.ts';
import { trackModal } from '../../../lib/analytics/views.ts';
import { isAnswerLost, refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { showToast } from '../../../lib/toasts.ts';
import { keepMoment } from '../api/photo-calls.ts';
import { takeEnd } from '../api/take-snapshot.ts';
import { useSnapshot } from '../hooks/use-snapshot.ts';
import { photoSaved } from '../photo-news.ts';
import type { Sight } from '../sight.ts';
import { DescribeForm } from './describe-form.tsx';
import { TakenPicture } from './taken-picture.tsx';

interface MomentDialogProps {
  readonly stream: StreamView;
  /** What the viewer saw when the button was pressed: the moment ends there. */
  readonly sight: Sight;
  readonly onClose: () => void;
}

const FAILED = 'Your moment has not been kept yet. Please try again.';
const NOT_KEPT = 'Your moment was not kept. Please keep it again.';
const UNHEARD =
  'We could not hear whether your moment was kept. If it was, you will find it on the camera’s page.';
const FORBIDDEN = 'Moments are kept with a Premium membership, and yours has ended.';

const words = {
  taking: 'The picture is on its way …',
  failed: 'This picture could not be shown. The moment can be kept all the same.',
} as const;

const lengths = MOMENT_SECONDS.map((seconds) => ({ value: String(seconds), text: `${seconds} seconds` }));

/** Keeps one moment. After a network failure the same moment is asked for again, and the server keeps it once. */
function useKeeping({ stream, sight, onClose }: MomentDialogProps, seconds: number) {
  const momentId = useRef(crypto.randomUUID());
  const act = async ({ title, alt }: PhotoWords) => {
    const body = {
      stream_id: stream.id,
      seconds: MOMENT_SECONDS.find((each) => each === seconds) ?? 30,
      ...(sight.at !== undefined && { picture_at: sight.at }),
      ago_ms: Math.round(sight.behind + performance.now() - sight.pressedAt),
      moment_id: momentId.current,
      title,
      alt,
    };
    photoSaved(await keepMoment(body));
    showToast({ text: 'Your moment is kept. You will find it on the camera’s page.', tone: 'success' });
  };
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const keeping = useAction(act, {
    doing: 'Keeping a moment',
    problemOf: (cause) => {
      const isEnded = cause instanceof AppError && cause.code === 'forbidden';
      if (isOpen.current) return isEnded ? FORBIDDEN : refusalWords(cause, FAILED);
      // There is no form any more that could say it.
      const text = isEnded ? FORBIDDEN : isAnswerLost(cause) ? UNHEARD : refusalWords(cause, NOT_KEPT);
      showToast({ text, tone: 'warning' });
      return text;
    },
  });
  const isKept = keeping.status === 'done';
  // Not in the action: it may end after the viewer has closed this dialog and opened the next one.
  useEffect(() => {
    if (isKept) onClose();
  }, [isKept, onClose]);
  return keeping;
}

interface KeepFormProps extends MomentDialogProps {
  readonly onGuard: OnGuard;
}

function KeepForm({ onGuard, ...props }: KeepFormProps) {
  const [seconds, setSeconds] = useState<number>(MOMENT_SECONDS[0]);
  const { taken } = useSnapshot(props.stream, props.sight, takeEnd);
  const { busy, problem, run } = useKeeping(props, seconds);
  return (
    <PictureAndWords
      room="36rem"
      picture={<TakenPicture taken={taken} name={props.stream.name} words={words} />}
    >
      <chakra.p color="muted" marginBottom={5} maxWidth="38rem">
        The moment ends with this picture. Keep it within four minutes: after that, the camera no longer has
        it.
      </chakra.p>
      <DescribeForm
        name="Describe your moment"
        save="KEEP MOMENT"
        ready
        busy={busy}
        problem={problem}
        onSave={(words) => void run(words)}
        onGuard={busy ? undefined : onGuard}
        first={
          <ChoiceField
            label="Keep the last"
            name="seconds"
            options={lengths}
            first={String(MOMENT_SECONDS[0])}
            onChoose={(value) => setSeconds(Number(value))}
          />
        }
        status={
          <chakra.p role="status" minHeight="1.5rem" textStyle="small" fontWeight={600}>
            {busy ? 'Your moment is being copied …' : ''}
          </chakra.p>
        }
      />
    </PictureAndWords>
  );
}

/** Keeps seconds of a camera up to the picture that the viewer saw, for members. */
export default function MomentDialog(props: MomentDialogProps) {
  const { stream, onClose } = props;
  const { onGuard, askFirst } = useAskFirst();
  const { code } = stream;
  useEffect(() => trackModal({ kind: 'moment', code }), [code]);
  return (
    <Dialog title={`A moment of ${stream.name}`} open staysOpen onClose={() => askFirst(onClose)}>
      <KeepForm {...props} onGuard={onGuard} />
    </Dialog>
  );
}
