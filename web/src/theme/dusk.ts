import { palette } from './tokens.ts';

const variableOf = (name: string) =>
  `--b-colors-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

/** The dark theme for a part of a page, whatever theme the page has. */
export const dusk = {
  ...Object.fromEntries(Object.entries(palette).map(([name, [dark]]) => [variableOf(name), dark])),
  colorScheme: 'dark',
};
