import { isFrozen } from '@boma/domain/streams/frozen.policy.ts';
import type { StaffCamera } from '@boma/domain/streams/staff-cameras.schema.ts';
import { chakra } from '../../../components/ui.ts';
import { momentWords } from '../../../lib/moments.ts';
import { cameraBadge } from '../camera-fields.ts';

/** '2 h 5 min' */
export function durationWords(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} days`;
}

const box = {
  display: 'grid',
  gap: 4,
  padding: { base: 4, md: 5 },
  marginBottom: 6,
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'surface',
} as const;

const facts = {
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
  gap: 4,
  '& dt': { textStyle: 'small', color: 'muted' },
  '& dd': { fontWeight: 600 },
} as const;

/** What staff must know of a camera beyond its state, and what to do. */
function faultsOf({ camera, check }: StaffCamera): readonly string[] {
  if (camera.source.kind !== 'hls' || !check) return [];
  return [
    ...(check.unlocked
      ? [
          'Everyone can watch this members’ camera: the media server answers its playlist without a ticket. Let it check tickets, or make the camera open.',
        ]
      : []),
    ...(check.codec === 'hevc'
      ? ['This camera sends HEVC; most browsers cannot play it. Set it to H.264.']
      : []),
    ...(check.codec === 'other'
      ? ['This camera sends a format that browsers cannot play. Set it to H.264.']
      : []),
    ...(isFrozen(check) && check.same_since !== null
      ? [
          `The picture has not changed since ${momentWords(check.same_since)}, although the camera sends. Restart the camera.`,
        ]
      : []),
  ];
}

/** How the camera does, as the check of every minute found it, and when it was off the air. */
export function CameraHealth({ thing }: { readonly thing: StaffCamera }) {
  const { camera, check, outages } = thing;
  const isOurs = camera.source.kind === 'hls';
  return (
    <chakra.section css={box} aria-label="Health of the camera">
      {faultsOf(thing).map((fault) => (
        <chakra.p key={fault} color="danger" fontWeight={600}>
          {fault}
        </chakra.p>
      ))}
      <chakra.dl css={facts}>
        <div>
          <dt>State</dt>
          <dd>{cameraBadge(thing).text}</dd>
        </div>
        <div>
          <dt>Last new picture</dt>
          <dd>{isOurs && check && check.advanced_at > 0 ? momentWords(check.advanced_at) : 'Not known'}</dd>
        </div>
        <div>
          <dt>Still</dt>
          <dd>{check?.still === 'there' ? 'There' : check?.still === 'missing' ? 'Missing' : 'Not known'}</dd>
        </div>
        <div>
          <dt>Viewers</dt>
          <dd>{check?.viewers ?? 'Not counted'}</dd>
        </div>
      </chakra.dl>
      <div>
        <chakra.h2 fontFamily="body" fontSize="1rem" fontWeight={600} marginBottom={1}>
          Outages
        </chakra.h2>
        {outages.length === 0 ? (
          <chakra.p textStyle="small" color="muted">
            None is recorded.
          </chakra.p>
        ) : (
          <chakra.ol textStyle="small" color="muted" display="grid" gap={1}>
            {outages.map(({ began_at, ended_at }) => (
              <li key={began_at}>
                {momentWords(began_at)},{' '}
                {ended_at === null ? 'not over yet' : `for ${durationWords(ended_at - began_at)}`}
              </li>
            ))}
          </chakra.ol>
        )}
      </div>
    </chakra.section>
  );
}
