import { Link } from 'react-router';
import { Box, chakra } from '../../../components/ui.ts';
import type { PlayerLink } from '../player-link.ts';

interface LockedNoticeProps {
  readonly name: string;
  readonly unlock: PlayerLink | undefined;
  readonly compact: boolean;
  /** Known to be signed out: signing in comes first. */
  readonly signIn?: boolean;
}

/** A members' camera as other viewers see it: an invitation, not an error. */
export function LockedNotice({ name, unlock, compact, signIn = false }: LockedNoticeProps) {
  return (
    <Box
      data-locked=""
      position="absolute"
      inset={0}
      display="grid"
      alignContent="center"
      justifyItems="center"
      textAlign="center"
      gap={compact ? 2 : 3}
      padding={4}
      background="scrim"
      css={{ 'html[data-user=subscriber] [data-picture] + &': { display: 'none' } }}
    >
      <chakra.p textStyle={compact ? 'small' : 'section'}>{name} is for members only</chakra.p>
      {!compact && (
        <chakra.p textStyle="small" color="muted" maxWidth="26rem">
          {signIn
            ? 'Sign in with your membership and the camera opens.'
            : 'It opens with a Premium membership. The free cameras are yours, day and night.'}
        </chakra.p>
      )}
      {unlock && <ActionLink {...unlock} />}
      {unlock?.terms}
    </Box>
  );
}

/** The one thing to do next, as a link. */
export function ActionLink({ name, href }: PlayerLink) {
  return (
    <chakra.a
      asChild
      textStyle="small"
      fontWeight="600"
      color="onAccent"
      background="accent"
      borderRadius="full"
      paddingInline={5}
      paddingBlock={2}
      minHeight={10}
      display="inline-flex"
      alignItems="center"
    >
      <Link to={href}>{name}</Link>
    </chakra.a>
  );
}
