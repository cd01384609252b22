/** The page without content, which renders whatever its address says. */
export const SHELL = '/shell';

/** What is the same for every visitor and worth having without a network. Never an answer to a caller with a token. */
const PUBLIC =
  /^\/(config\.json|__\/firebase\/init\.json|api\/(live|schedule|show-types|pages|sightings|lodge)(\/.*)?)$/;

export const isPublicAnswer = (
  path: string,
  { method, headers }: Pick<Request, 'method' | 'headers'>,
): boolean => method === 'GET' && !headers.has('Authorization') && PUBLIC.test(path);

/** Files whose names contain their hashes: what was once read well never changes. */
export const isAsset = (path: string): boolean => path.startsWith('/assets/');

/** Pictures that the site itself brings along. */
export const isPicture = (path: string): boolean => /^\/(covers|pictures|lodges)\//.test(path);

/**
 * How the worker asks for a file that it lacks. The browser's own cache may hold a failure, so it is asked again; a file
 * that it holds costs an answer without a body.
 */
export const askAgain = (request: Request): Request =>
  request.cache === 'reload' ? request : new Request(request, { cache: 'no-cache' });

/**
 * The addresses of the scripts without which a kept page never comes alive: those that `renderer/document.ts` writes into it.
 * None for a document that is no page of ours.
 */
export function scriptsOf(html: string): readonly string[] {
  const boot = /<script type="module" src="([^"]+)"/.exec(html)?.[1];
  const root = /<div id="root"[^>]*>/.exec(html)?.[0] ?? '';
  const named = [/ data-client="([^"]+)"/, / data-modules="([^"]+)"/].map((each) => each.exec(root)?.[1]);
  return [boot, ...named].flatMap((addresses) => addresses?.split(' ') ?? []);
}

/** False for a failure, and for a page in place of a file, as the Wi-Fi of a hotel answers. */
export const isWhole = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status === 200 && !headers.get('Content-Type')?.startsWith('text/html');
