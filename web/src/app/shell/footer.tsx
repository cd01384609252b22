import { linkTo, streamPath } from '@boma/domain/site-paths.ts';
import { BrandLogo } from '../../components/brand-logo.tsx';
import { iconButton } from '../../components/icon-button.ts';
import { FacebookIcon, InstagramIcon, YouTubeIcon } from '../../components/icons.tsx';
import { pageColumn } from '../../components/page-column.ts';
import { RouterLink } from '../../components/router-link.tsx';
import { Box, chakra, Flex, Grid } from '../../components/ui.ts';
import { guestsOnly, nonSubscribersOnly } from '../../components/user-visibility.ts';
import { hiddenWhileWaiting } from '../../components/waiting.ts';
import { brand } from '../../config/brand.ts';
import { never, useStore } from '../../lib/store.ts';
import { footerColumns, type NavigationItem } from './navigation.ts';

const socialIcons = { Instagram: InstagramIcon, YouTube: YouTubeIcon, Facebook: FacebookIcon } as const;

const visibility = {
  guests: guestsOnly,
  nonSubscribers: nonSubscribersOnly,
  juniors: { 'html:not([data-jr]) &': { display: 'none' } },
} as const;

const columnStyles = {
  '& h2': { textStyle: 'label', color: 'muted', marginBottom: 3 },
  '& a': { display: 'inline-block', paddingY: '0.3rem', fontSize: '0.9375rem' },
  '& a:hover': { color: 'accent' },
} as const;

const columns = {
  gap: { base: 8, md: 10 },
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
    xl: 'repeat(5, minmax(0, 1fr))',
  },
  gridTemplateRows: { md: 'auto 1fr', xl: 'auto' },
  gridTemplateAreas: {
    base: '"live live" "browse help" "browse about"',
    md: '"live live browse help" "live live browse about"',
    xl: '"live live browse help about"',
  },
  // Members get no HELP column, and no gap in its place.
  '[data-user=subscriber] &': {
    gridTemplateAreas: { xl: '"live live browse about help"' },
    '& > :last-child': { gridRowStart: 'help' },
  },
} as const;

interface ColumnProps {
  readonly title: string;
  readonly items: readonly NavigationItem[];
  readonly only?: NavigationItem['only'];
  /** Splits a column with many links in two. */
  readonly double?: boolean;
}

function Column({ title, items, only, double = false }: ColumnProps) {
  return (
    <chakra.nav
      aria-label={title}
      gridArea={title.toLowerCase()}
      css={{ ...columnStyles, ...(only && visibility[only]) }}
    >
      <h2>{title}</h2>
      <chakra.ul columnCount={double ? 2 : 1} columnGap={6}>
        {items.map((item) => (
          <chakra.li key={item.to} breakInside="avoid" css={item.only && visibility[item.only]}>
            <RouterLink to={item.to} data-written="">
              {item.text}
            </RouterLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

function Social() {
  return (
    <chakra.ul display="flex" aria-label="Elsewhere">
      {brand.social.map(({ name, url }) => {
        const SocialIcon = socialIcons[name];
        return (
          <li key={name}>
            <chakra.a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${brand.name} on ${name}`}
              css={iconButton}
            >
              <SocialIcon />
            </chakra.a>
          </li>
        );
      })}
    </chakra.ul>
  );
}

/** As high as the partners' logos at each width. From 1024 px on, the navigation takes a part of it. */
const logos = {
  marginTop: 10,
  minHeight: { base: '9.375rem', sm: '6.0625rem' },
  '@media (min-width: 800px) and (max-width: 1023px), (min-width: 1280px)': { minHeight: '2.8125rem' },
} as const;

const lastLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 6,
  rowGap: 1,
  textStyle: 'small',
  color: 'muted',
  // The years become longer when the page is alive.
  '& p': { flexBasis: { base: '100%', md: 'auto' } },
  '& a': { paddingY: 1, textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& a:hover': { color: 'ink' },
} as const;

const years = {
  read: () => `${brand.founded}–${new Date().getFullYear()}`,
  subscribe: never,
};

/** `2019–2026`. A prerendered page shows the first year alone until it is hydrated: the build has no current date. */
const useYears = () => useStore(years, `${brand.founded}`);

export interface FooterProps {
  readonly cameras: readonly { readonly slug: string; readonly name: string }[];
}

/** At the end of every page: the cameras, the rest of the site, the operator and the legal texts. */
export function Footer({ cameras }: FooterProps) {
  const years = useYears();
  return (
    <chakra.footer
      borderTopWidth="1px"
      background="surface"
      paddingY={{ base: 10, md: 14 }}
      css={hiddenWhileWaiting}
    >
      <Box css={pageColumn}>
        <Grid css={columns}>
          <Column
            title="LIVE"
            items={cameras.map(({ slug, name }) => ({ text: name, to: streamPath(slug) }))}
            double
          />
          {footerColumns.map((column) => (
            <Column key={column.title} {...column} />
          ))}
        </Grid>
        {/* The partners' logos come later. */}
        <Box id="partners-slot" css={logos} />
        <Flex
          wrap="wrap"
          align="center"
          justify="space-between"
          gap={4}
          marginTop={6}
          paddingTop={6}
          borderTopWidth="1px"
        >
          <BrandLogo />
          <Social />
        </Flex>
        <Box css={lastLine} marginTop={4}>
          <p>
            © {years} {brand.operator}
          </p>
          <RouterLink to={linkTo('privacyPolicy')}>Privacy Policy</RouterLink>
          <RouterLink to={linkTo('termsOfService')}>Terms of Service</RouterLink>
        </Box>
      </Box>
    </chakra.footer>
  );
}
