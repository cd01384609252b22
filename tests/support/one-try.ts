/** For tests of random histories and races: a second try would hide a bug. */
export const oneTry = { retry: 0 } as const;
