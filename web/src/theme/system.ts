import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { breakpoints } from '../config/breakpoints.ts';
import { rhythm } from './rhythm.ts';
import { conditions, utilities } from './style-properties.ts';
import { fonts, palette } from './tokens.ts';

const px = (value: number) => `${value}px`;
const steps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 32] as const;

const spacing = Object.fromEntries(steps.map((step) => [step, { value: `${step * 0.25}rem` }]));

const colors = Object.fromEntries(
  Object.entries(palette).map(([name, [dark, light]]) => [name, { value: { base: dark, _light: light } }]),
);

const config = defineConfig({
  cssVarsPrefix: 'b',
  // As React takes a page over, Emotion moves its style elements. Chromium then reads the fonts anew if one of them has a
  // layer, and text that was painted in a fallback changes its font, and its lines, before the eyes of the reader.
  disableLayers: true,
  preflight: false,
  conditions,
  utilities,
  theme: {
    breakpoints: {
      sm: px(breakpoints.sm),
      md: px(breakpoints.md),
      lg: px(breakpoints.lg),
      xl: px(breakpoints.xl),
    },
    tokens: {
      spacing,
      // The header has the bar on it that says that there is no network.
      sizes: { ...spacing, header: { value: 'calc(4rem + var(--offline, 0px))' } },
      fonts: { display: { value: fonts.display }, body: { value: fonts.body } },
      radii: { sm: { value: '6px' }, md: { value: '10px' }, lg: { value: '16px' }, full: { value: '999px' } },
      zIndex: {
        header: { value: 30 },
        notice: { value: 40 },
        drawer: { value: 50 },
        dialog: { value: 80 },
        toast: { value: 90 },
      },
    },
    semanticTokens: { colors, spacing: rhythm },
    textStyles: {
      hero: {
        value: {
          fontFamily: 'display',
          fontWeight: 560,
          // It grows again in windows wider than 1920 pixels.
          fontSize: 'clamp(2.1rem, 1.3rem + 3.2vw, clamp(4rem, 1rem + 2.5vw, 5.5rem))',
          lineHeight: 1.06,
          letterSpacing: '-0.02em',
        },
      },
      title: {
        value: {
          fontFamily: 'display',
          fontWeight: 560,
          fontSize: 'clamp(1.5rem, 1.3rem + 1.5vw, 2.5rem)',
          lineHeight: 1.14,
          letterSpacing: '-0.015em',
        },
      },
      section: {
        value: {
          fontFamily: 'display',
          fontWeight: 560,
          fontSize: 'clamp(1.3rem, 1.15rem + 0.6vw, 1.65rem)',
          lineHeight: 1.2,
          letterSpacing: '-0.01em',
        },
      },
      lead: { value: { fontSize: 'clamp(1.05rem, 1rem + 0.3vw, 1.2rem)', lineHeight: 1.55 } },
      body: { value: { fontSize: '1rem', lineHeight: 1.6 } },
      small: { value: { fontSize: '0.875rem', lineHeight: 1.45 } },
      label: {
        value: {
          fontSize: '0.75rem',
          lineHeight: 1.3,
          fontWeight: 650,
          letterSpacing: '0.08em',
          textTransform: 'uppercase',
        },
      },
      clock: { value: { fontSize: '0.875rem', lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' } },
    },
  },
  globalCss: {
    '*, *::before, *::after': {
      boxSizing: 'border-box',
      margin: 0,
      padding: 0,
      borderWidth: 0,
      borderStyle: 'solid',
      borderColor: 'hairline',
      _motionReduce: {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
    html: {
      colorScheme: 'dark',
      lineHeight: 1.6,
      textSizeAdjust: '100%',
      scrollPaddingTop: '5rem',
      fontFamily: 'body',
      // A window that large is looked at from further away, and has the room.
      '@media (min-width: 140em)': { fontSize: '112.5%' },
    },
    'html.light': { colorScheme: 'light' },
    body: {
      background: 'ground',
      color: 'ink',
      fontFamily: 'body',
      minHeight: '100dvh',
      overflowWrap: 'break-word',
    },
    // Texts may become narrower than their longest word, so that none widens the page. What stands beside them, such as a
    // badge or a button, may not: it would break as well. What somebody has written elsewhere carries the mark.
    'p, h1, h2, h3, h4, dd, figcaption, blockquote, [data-written]': { overflowWrap: 'anywhere' },
    'img, svg, video, iframe': { display: 'block', maxWidth: '100%' },
    'button, input, textarea, select': { font: 'inherit', color: 'inherit', background: 'none' },
    // A choice is as wide as its longest option, which somebody may have written.
    select: { maxWidth: '100%', textOverflow: 'ellipsis' },
    // An iPhone zooms into the page for the sake of a smaller field, and does not zoom out again.
    'input, textarea, select': {
      '@media (pointer: coarse)': { fontSize: 'max(1rem, 16px) !important' },
    },
    button: { cursor: 'pointer' },
    a: { color: 'inherit', textDecoration: 'none' },
    'ul, ol': { listStyle: 'none' },
    ':focus-visible': {
      outline: '2px solid',
      outlineColor: 'accent',
      outlineOffset: '3px',
      borderRadius: 'sm',
    },
  },
});

/** The design of the site as Chakra knows it: our own style properties and tokens, none of Chakra's recipes. */
export const system = createSystem(config);
