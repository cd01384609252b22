import type { IncomingMessage } from 'node:http';
import { catchUp } from '../engine/due.ts';
import { type Answer, plain } from '../http/answer.ts';
import { readText } from '../http/body.ts';
import { StripeFault } from '../http/stripe-error.ts';
import type { PortalSession } from '../shapes.ts';
import type { World } from '../state/world.ts';
import { answerChallenge, showChallenge, showCheckout, submitCheckout } from './checkout.ts';
import { FILES } from './files.ts';
import { payInvoice, showInvoice } from './invoice-page.ts';
import { notePage } from './page.ts';
import {
  answerCardChallenge,
  openSession,
  showCancel,
  showCard,
  showCardChallenge,
  showPortal,
  submitCancel,
  submitCard,
  submitUndo,
} from './portal.ts';

interface Visit {
  world: World;
  url: URL;
  /** The path's ids, in order. */
  ids: string[];
  form: URLSearchParams;
}

type Handler = (visit: Visit) => Answer;

/** For pages of the portal: the first id is the session's, and it must still be open. */
const inPortal = (handle: (visit: Visit, session: PortalSession, id: string) => Answer): Handler => {
  return (visit) => {
    const session = openSession(visit.world, visit.ids[0] ?? '');
    return 'object' in session ? handle(visit, session, visit.ids[1] ?? '') : session;
  };
};

const PAGES: Readonly<Record<string, Handler>> = {
  'GET /c/pay/:id': ({ world, ids: [id = ''] }) => showCheckout(world, id),
  'POST /c/pay/:id': ({ world, ids: [id = ''], form }) => submitCheckout(world, id, form),
  'GET /c/challenge/:id': ({ world, ids: [id = ''] }) => showChallenge(world, id),
  'POST /c/challenge/:id': ({ world, ids: [id = ''], form }) => answerChallenge(world, id, form),
  'GET /i/:id': ({ world, ids: [id = ''] }) => showInvoice(world, id),
  'POST /i/:id': ({ world, ids: [id = ''] }) => payInvoice(world, id),
  'GET /p/session/:id': inPortal(({ world, url }, session) => showPortal(world, session, url)),
  'GET /p/session/:id/card': inPortal((_, session) => showCard(session)),
  'POST /p/session/:id/card': inPortal(({ world, form }, session) => submitCard(world, session, form)),
  'GET /p/session/:id/challenge/:pm': inPortal((_, session, pm) => showCardChallenge(session, pm)),
  'POST /p/session/:id/challenge/:pm': inPortal(({ world, form }, session, pm) =>
    answerCardChallenge(world, session, pm, form),
  ),
  'GET /p/session/:id/cancel/:sub': inPortal(({ world }, session, sub) => showCancel(world, session, sub)),
  'POST /p/session/:id/cancel/:sub': inPortal(({ world }, session, sub) => submitCancel(world, session, sub)),
  'POST /p/session/:id/undo/:sub': inPortal(({ world }, session, sub) => submitUndo(world, session, sub)),
};

const TABLE = Object.entries(PAGES).map(([where, handle]) => {
  const [method = '', path = ''] = where.split(' ');
  return { method, pattern: new RegExp(`^${path.replaceAll(/:[a-z]+/g, '([^/]+)')}$`), handle };
});

/** Answers a hosted page, or a file of one. */
export async function answerPage(world: World, request: IncomingMessage, url: URL): Promise<Answer> {
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
  const file = FILES[url.pathname];
  if (file && method === 'GET') return file();
  const text = await readText(request);
  if (text === undefined) return plain(413, 'That is too long.');
  for (const each of TABLE) {
    const match = each.method === method ? each.pattern.exec(url.pathname) : null;
    if (!match) continue;
    // Pages elsewhere can post forms too; these are for who sits before them.
    const from = request.headers['sec-fetch-site'] ?? 'same-origin';
    if (method === 'POST' && from !== 'same-origin') return plain(403, 'Fill in the form of this page.');
    try {
      catchUp(world);
      return each.handle({ world, url, ids: match.slice(1), form: new URLSearchParams(text) });
    } catch (error) {
      if (error instanceof StripeFault) return notePage('Not found', error.message, undefined, 404);
      throw error;
    }
  }
  return plain(404, 'Not found.');
}
