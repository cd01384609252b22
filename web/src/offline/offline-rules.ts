/** The page without content, which renders whatever its address says. */
export const SHELL = '/shell';

/** What is the same for every visitor and worth having without a network. Never an answer to a caller with a token. */
const PUBLIC =
  /^\/(config\.json|__\/firebase\/init\.json|api\/(live|schedule|show-types|sightings|lodge)(\/.*)?)$/;

export const isPublicAnswer = (
  path: string,
  { method, headers }: Pick<Request, 'method' | 'headers'>,
): boolean => method === 'GET' && !headers.has('Authorization') && PUBLIC.test(path);
