/** For what holds always or not at all, such as a property of random histories or a race: a second try would hide a bug. */
export const oneTry = { retry: 0 } as const;
