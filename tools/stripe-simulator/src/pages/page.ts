import type { Answer } from '../http/answer.ts';
import { type Markup, markup } from './markup.ts';

export interface Page {
  title: string;
  body: Markup;
  status?: number;
  /** Where a form of this page may end up besides here: a browser checks redirects after a form, too. */
  leadsTo?: readonly (string | null)[];
}

const originOf = (address: string | null) =>
  address && URL.canParse(address) ? [new URL(address).origin] : [];

/** One of the hosted pages. Each says that it is simulated, first of all. */
export function page({ title, body, status = 200, leadsTo = [] }: Page): Answer {
  const document = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · simulated</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pages.css">
<script src="/pages.js" defer></script>
</head>
<body>
<header class="ribbon"><p><b>Simulated</b> Test cards only. Nothing leaves this machine, and Stripe has no part in it.</p></header>
${body}
</body>
</html>
`;
  const formAction = ["'self'", ...new Set(leadsTo.flatMap(originOf))].join(' ');
  return {
    status,
    type: 'text/html; charset=utf-8',
    body: document.text,
    headers: {
      'content-security-policy': `default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src data:; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
    },
  };
}

/** A page that only tells something, with one way on. */
export function notePage(
  title: string,
  text: string,
  way?: { href: string; label: string },
  status = 200,
): Answer {
  const link = way && markup`<p class="actions"><a class="button" href="${way.href}">${way.label}</a></p>`;
  return page({
    title,
    status,
    body: markup`<main class="narrow"><h1>${title}</h1><p class="lead">${text}</p>${link}</main>`,
  });
}
