import { linkTo, streamPath } from '@boma/domain/site-paths.ts';
import { fullCover } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useCallback, useState } from 'react';
import { ButtonLink } from '../../../components/button.ts';
import { Box, chakra } from '../../../components/ui.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { useStoredUser } from '../../../session/session.ts';
import { streamsResource } from '../../streams/api/streams.ts';
import { isOnAir } from '../../streams/stream-air.ts';
import { PhotoWall } from './photo-wall.tsx';

const emptyGallery = {
  display: 'grid',
  width: '100%',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gap: { base: 6, md: 10 },
  alignItems: 'center',
  textAlign: 'left',
  '& img': { width: '100%', height: 'auto', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 'lg' },
} as const;

/** What there is to see until the first photo is here: a camera that is awake, and the way to it; or the way to all. */
function Empty({ camera }: { readonly camera: StreamView | undefined }) {
  if (!camera)
    return (
      <Box display="grid" justifyItems="center" gap={5}>
        <chakra.p textStyle="lead" color="muted">
          You have no pictures yet. Press Snapshot at a camera when something happens.
        </chakra.p>
        <ButtonLink to={linkTo('streams')}>Choose a camera</ButtonLink>
      </Box>
    );
  return (
    <Box css={emptyGallery}>
      <img src={fullCover(camera.cover)} alt="" width={1280} height={720} />
      <div>
        <chakra.h2 textStyle="title" textWrap="balance">
          Your first picture is waiting
        </chakra.h2>
        <chakra.p textStyle="lead" color="muted" marginTop={3} marginBottom={6}>
          Open {camera.name} and press Snapshot when something happens. Your pictures appear here.
        </chakra.p>
        <ButtonLink to={streamPath(camera.slug)} data-written="">
          Watch {camera.name}
        </ButtonLink>
      </div>
    </Box>
  );
}

const choice = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  minHeight: '44px',
  marginBottom: 5,
  '& label': { display: 'flex', alignItems: 'center', gap: 3, fontWeight: 600 },
  '& select': {
    minHeight: '44px',
    paddingInline: 3,
    borderWidth: '1px',
    borderRadius: 'md',
    background: 'ground',
    fontWeight: 400,
  },
  '& option': { background: 'surface' },
} as const;

const countWords = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

/** The first free camera that is not off the air. */
function useAwakeCamera(): StreamView | undefined {
  const site = useLiveSite();
  const { value: streams = [] } = streamsResource.useResource();
  return streams.find(({ slug, subscriber_only }) => !subscriber_only && isOnAir(site, slug) !== false);
}

/** The photos and moments of the user who is signed in, of all cameras or of one. */
export default function OwnGallery() {
  const user = useStoredUser();
  const { value: streams = [] } = streamsResource.useResource();
  const camera = useAwakeCamera();
  const [openId, setOpenId] = useState<string>();
  const [code, setCode] = useState('');
  const [counted, setCounted] = useState<{ readonly code: string; readonly count: number }>();
  const onCount = useCallback((count: number) => setCounted({ code, count }), [code]);
  if (!user) return null;
  const count = counted?.code === code ? counted.count : undefined;
  const isEmpty = count === 0 && code === '';
  return (
    <>
      {!isEmpty && (
        <Box css={choice}>
          <chakra.p role="status" color="muted" fontVariantNumeric="tabular-nums">
            {count !== undefined && countWords(count)}
          </chakra.p>
          <label>
            Camera
            <select value={code} onChange={({ currentTarget }) => setCode(currentTarget.value)}>
              <option value="">All cameras</option>
              {streams.map((stream) => (
                <option key={stream.slug} value={stream.code}>
                  {stream.name}
                </option>
              ))}
            </select>
          </label>
        </Box>
      )}
      <PhotoWall
        key={`${user.id} ${code}`}
        label="Your photos"
        name={`gallery of ${user.id} ${code}`}
        filters={{ user: user.id, ...(code !== '' && { stream: code }) }}
        empty={
          code === '' ? (
            <Empty camera={camera} />
          ) : (
            <chakra.p color="muted">You have no pictures of this camera yet.</chakra.p>
          )
        }
        openId={openId}
        onOpen={setOpenId}
        onCount={onCount}
      />
    </>
  );
}
