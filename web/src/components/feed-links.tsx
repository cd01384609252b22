import { chakra } from './ui.ts';

const link = {
  color: 'ink',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  paddingY: '10px',
} as const;

/** The way to a list for feed readers: 'New sightings in your feed reader: RSS or Atom.' */
export const FeedLinks = ({
  what,
  paths,
}: {
  readonly what: string;
  readonly paths: { readonly rss: string; readonly atom: string };
}) => (
  <chakra.p textStyle="small" color="muted">
    {what} in your feed reader:{' '}
    <chakra.a href={paths.rss} css={link}>
      RSS
    </chakra.a>{' '}
    or{' '}
    <chakra.a href={paths.atom} css={link}>
      Atom
    </chakra.a>
    .
  </chakra.p>
);
