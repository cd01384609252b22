import { type Person, profileOf } from './profile.ts';
import type { PersonProblems } from './read-person.ts';

const TITLE = 'Google sign-in, simulated on this machine';
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
const query = (origin: string) => `?${new URLSearchParams({ origin })}`;
const profileAttribute = (person: Person) => escape(JSON.stringify(profileOf(person)));

const ALONE = `<p class="notice" role="note" data-alone hidden>The page that asks who you are opens this window. Nobody
asked for this one, so choosing does nothing: sign in with Google on the site.</p>`;
const CANCEL = '<button class="button" type="button" data-cancel>Cancel</button>';
const PLUS = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 5v14M5 12h14"/></svg>';

function page({ body, attributes = '' }: { body: string; attributes?: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${TITLE}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/window.css">
<script src="/window.js" defer></script>
</head>
<body${attributes}>
<main>
<h1>${TITLE.replace('sign-in', '<span>sign-in</span>')}</h1>
${body}
<footer>Nothing leaves this machine, and Google has no part in it.</footer>
</main>
</body>
</html>
`;
}

const initials = (name: string) => {
  const words = name.split(' ').map((word) => /^./u.exec(word)?.[0] ?? '');
  return [words[0], words.length > 1 ? words.at(-1) : ''].join('').toUpperCase();
};

const row = (
  person: Person,
) => `<li><button class="row" type="button" data-profile="${profileAttribute(person)}">
<span class="mark" aria-hidden="true">${escape(initials(person.name))}</span>
<span class="who"><span class="name">${escape(person.name)}</span> <span class="email">${escape(person.email)}</span></span>
</button></li>`;

/** The accounts to choose from. `origin` is the page that will be told. */
export function chooserPage(origin: string, people: readonly Person[]): string {
  return page({
    attributes: ` data-origin="${escape(origin)}"`,
    body: `<p class="lead">Choose who you are on <b>${escape(new URL(origin).host)}</b>.</p>
${ALONE}
<ul aria-label="Accounts">
${people.map(row).join('\n')}
<li><a class="row other" href="/another${escape(query(origin))}"><span class="mark">${PLUS}</span><span class="name">Use
another account</span></a></li>
</ul>
<div class="actions">${CANCEL}</div>`,
  });
}

type Field = { name: keyof Person; label: string; type: string; autocomplete: string; value: string };

function field({ name, label, type, autocomplete, value }: Field, problem = '', first = false): string {
  const invalid = problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : '';
  const told = problem ? `<p class="problem" id="${name}-problem">${escape(problem)}</p>` : '';
  return `<div><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${escape(value)}"${invalid}${first ? ' autofocus' : ''}>
${told}</div>`;
}

/** The form that adds a person, filled in again when there were problems. */
export function anotherPage(origin: string, entered: Person, problems: PersonProblems): string {
  const email = { name: 'email', label: 'Email', type: 'email', autocomplete: 'email' } as const;
  const name = { name: 'name', label: 'Name', type: 'text', autocomplete: 'name' } as const;
  return page({
    attributes: ` data-origin="${escape(origin)}"`,
    body: `<p class="lead">Any address will do, it need not exist. The account stays in the list of this machine.</p>
${ALONE}
<form method="post" action="/another${escape(query(origin))}" novalidate>
${field({ ...email, value: entered.email }, problems.email, true)}
${field({ ...name, value: entered.name }, problems.name)}
<div class="actions"><a class="back" href="/${escape(query(origin))}">Back to the list</a>${CANCEL}
<button class="button main" type="submit">Continue</button></div>
</form>`,
  });
}

/** Tells the opener at once; seen only by who has no opener, or no JavaScript. */
export function chosenPage(origin: string, person: Person): string {
  return page({
    attributes: ` data-origin="${escape(origin)}" data-chosen="${profileAttribute(person)}"`,
    body: `<p class="lead" role="status">Signing in as <b>${escape(person.name)}</b>, ${escape(person.email)}.</p>
${ALONE}
<div class="actions"><a class="back" href="/${escape(query(origin))}">Back to the list</a>${CANCEL}</div>`,
  });
}

/** For a page that is none of this run's: it must not learn who signs in. */
export function refusedPage(origin: string | null, sites: readonly string[]): string {
  const asked = origin === null ? 'No page said that it asks' : `<b>${escape(origin)}</b> asks`;
  return page({
    body: `<p class="notice refused" role="alert"><strong>Refused.</strong> ${asked} who you are. Only the site that runs on this
machine may: ${sites.map((site) => `<b>${escape(site)}</b>`).join(', ')}.</p>
<p class="lead">Add <b>?origin=</b> and the origin of the page that opens this window, without a path.</p>
<div class="actions">${CANCEL}</div>`,
  });
}
