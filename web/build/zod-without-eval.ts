import { config } from 'zod/v4/core';

export * from 'zod/v4';

// Zod tries whether it may make functions from text. The site's policy forbids that, and the browser reports each try.
config({ jitless: true });
