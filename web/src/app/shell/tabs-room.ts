/** A phone held upright. `renderer/stand-ins.ts` shows the bar there before its links. */
export const UPRIGHT_PHONE = '@media (max-width: 559.98px) and (orientation: portrait)';

/**
 * Keeps the lower end of a phone free for the bar, while the document holds the element. What keeps free of the bar reads
 * its height from `--tabs`. A page that needs the lower end for itself, as a camera does for its chat, carries
 * `data-no-tabs`.
 */
export const tabsRoom = {
  [UPRIGHT_PHONE]: {
    'html:has(&):not(:has([data-no-tabs]))': {
      '--tabs': 'calc(3.5rem + env(safe-area-inset-bottom, 0px))',
      scrollPaddingBottom: 'var(--tabs)',
    },
    'body:has(&)': { paddingBottom: 'var(--tabs, 0px)' },
  },
} as const;
