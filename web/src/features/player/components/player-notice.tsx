import type { ReactNode } from 'react';
import { Box, chakra } from '../../../components/ui.ts';
import { stateSentence } from '../../../lib/live-state.ts';
import { useOnline } from '../../../lib/online.ts';
import { useClockText } from '../../../lib/ticking-clock.ts';
import { browserClock } from '../../../lib/timing/clock.ts';
import { overPicture } from '../../../theme/over-picture.ts';
import type { PlayerLink } from '../player-link.ts';
import type { PlayerView } from '../player-view.ts';
import { nextTry } from '../player-words.ts';
import { ActionLink } from './locked-notice.tsx';
import { NoticePanel, NoticeText, TextButton } from './notice-panel.tsx';

interface PlayerNoticeProps {
  readonly view: PlayerView;
  readonly name: string;
  readonly compact: boolean;
  readonly offer: PlayerLink | undefined;
  readonly onTryNow: () => void;
}

/** Shows that the picture is loading. */
export function Waiting({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      data-waiting=""
      position="absolute"
      inset={0}
      display="grid"
      alignContent="center"
      justifyItems="center"
      gap={3}
      pointerEvents="none"
      background={`linear-gradient(${overPicture.shade(28)}, ${overPicture.shade(50)})`}
    >
      <chakra.span
        aria-hidden="true"
        boxSize={10}
        borderRadius="full"
        borderWidth="2px"
        css={{
          borderColor: overPicture.light(30),
          borderTopColor: 'var(--b-colors-accent)',
          animation: 'player-turn 1.1s linear infinite',
          '@keyframes player-turn': { to: { transform: 'rotate(1turn)' } },
        }}
      />
      <chakra.p textStyle="small" aria-hidden="true">
        {children}
      </chakra.p>
    </Box>
  );
}

function Countdown({ view }: { readonly view: PlayerView }) {
  return (
    <chakra.p textStyle="clock" color="muted">
      {useClockText(() => nextTry(view.facts, browserClock.now()))}
    </chakra.p>
  );
}

const onlyWhereThereIsRoom = { '@container player (max-width: 479px)': { display: 'none' } } as const;

/** The states without a picture because of a problem, each with a way out. */
export function PlayerNotice({ view, name, compact, offer, onTryNow }: PlayerNoticeProps) {
  const online = useOnline();
  const tryNow = <TextButton onClick={onTryNow}>Try now</TextButton>;
  switch (view.phase) {
    case 'connecting':
      return <Waiting>Connecting to {name} …</Waiting>;
    case 'stalled':
      return <Waiting>Waiting for the picture …</Waiting>;
    case 'retrying':
      return (
        <NoticePanel compact={compact}>
          <NoticeText compact={compact}>
            {online ? `The line to ${name} dropped` : stateSentence('offline', name)}
          </NoticeText>
          <Countdown view={view} />
          {!compact && tryNow}
        </NoticePanel>
      );
    case 'offline':
      return (
        <NoticePanel compact={compact}>
          <NoticeText compact={compact}>{stateSentence('off-air', name)}</NoticeText>
          {!compact && (
            <chakra.p textStyle="small" maxWidth="28rem" css={onlyWhereThereIsRoom}>
              It may be baboons, clouds or a tired battery. We keep looking, and the picture comes back by
              itself.
            </chakra.p>
          )}
          <Countdown view={view} />
          {offer ? (
            <ActionLink name={`Watch ${offer.name} meanwhile`} href={offer.href} />
          ) : (
            !compact && tryNow
          )}
        </NoticePanel>
      );
    case 'failed':
      return (
        <NoticePanel compact={compact}>
          <NoticeText compact={compact}>This browser cannot play {name}</NoticeText>
          {!compact && (
            <chakra.p textStyle="small" maxWidth="28rem" css={onlyWhereThereIsRoom}>
              The camera sends its picture in a format that few browsers know, such as HEVC. Another browser
              may play it.
            </chakra.p>
          )}
          {!compact && tryNow}
        </NoticePanel>
      );
    case 'idle':
    case 'live':
    case 'behind':
    case 'paused':
    case 'locked':
    case 'blocked':
      return null;
  }
}
