import type { PhotoWords } from '@boma/domain/photos/photos.schema.ts';
import { Button } from '../../../components/button.ts';
import type { OnGuard } from '../../../components/form/leave-guard.tsx';
import { chakra } from '../../../components/ui.ts';
import type { Saving } from '../api/save-snapshot.ts';
import { DescribeForm, dimmed } from './describe-form.tsx';

interface SnapshotFormProps {
  /** False while the picture is being taken, and if there is none. */
  readonly hasPicture: boolean;
  readonly saving: Saving | undefined;
  readonly problem: string | undefined;
  readonly onRetake: () => void;
  readonly onSave: (words: PhotoWords) => void;
  readonly onGuard?: OnGuard;
}

const bar = {
  display: 'block',
  width: '100%',
  height: '6px',
  appearance: 'none',
  borderRadius: 'full',
  overflow: 'hidden',
  background: 'raised',
  '&::-webkit-progress-bar': { background: 'transparent' },
  '&::-webkit-progress-value': { background: 'accent', transition: 'width 160ms' },
  '&::-moz-progress-bar': { background: 'accent' },
} as const;

/** The words of the specification for the steps that a screen reader announces. */
function stepWords(saving: Saving | undefined): string {
  if (!saving || saving.step === 'uploading') return '';
  return saving.step === 'starting' ? 'STARTING UPLOAD' : 'Validating Snapshot.';
}

/** How far the saving is. The region is there before, so that screen readers hear of each step. */
function SavingSteps({ saving }: { readonly saving: Saving | undefined }) {
  return (
    <chakra.div minHeight="2.75rem">
      <chakra.p textStyle="small" fontWeight={600} fontVariantNumeric="tabular-nums" marginBottom={2}>
        <span role="status">{stepWords(saving)}</span>
        {/* A screen reader reads it from the bar: it would not come to an end of announcing each. */}
        {saving?.step === 'uploading' && <span aria-hidden="true">{saving.percent}%</span>}
      </chakra.p>
      {saving?.step === 'uploading' && (
        <chakra.progress aria-label="Upload" max={100} value={saving.percent} css={bar} />
      )}
    </chakra.div>
  );
}

/** Asks what can be seen, and saves the snapshot. */
export function SnapshotForm({ hasPicture, saving, problem, onRetake, ...props }: SnapshotFormProps) {
  const busy = saving !== undefined;
  return (
    <DescribeForm
      name="Describe your snapshot"
      save="SAVE SNAPSHOT"
      ready={hasPicture}
      busy={busy}
      status={<SavingSteps saving={saving} />}
      problem={problem}
      onSave={props.onSave}
      onGuard={saving?.step === 'validating' ? undefined : props.onGuard}
    >
      <Button look="quiet" aria-disabled={busy} css={dimmed} onClick={() => busy || onRetake()}>
        RETAKE
      </Button>
    </DescribeForm>
  );
}
