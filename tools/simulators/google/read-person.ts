import type { Person } from './profile.ts';

/** One `@`, a domain of dotted labels, nothing that would need quotes: what a person types, not all that may exist. */
const WHOLE_ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/;

export type PersonProblems = { readonly [Field in keyof Person]?: string };
export type ReadPerson =
  | { readonly person: Person }
  | { readonly problems: PersonProblems; readonly entered: Person };

function problemOfEmail(email: string): string | undefined {
  if (email === '') return 'Please enter an email address.';
  if (email.length > 254) return 'Please keep the address within 254 characters.';
  if (!WHOLE_ADDRESS.test(email)) return 'Please enter a whole address, such as thandi@gmail.test.';
  return undefined;
}

function problemOfName(name: string): string | undefined {
  if (name === '') return 'Please enter a name.';
  return name.length > 60 ? 'Please keep the name within 60 characters.' : undefined;
}

/** Who was filled in, or what is wrong with each field. `form` is the body of the form as it came. */
export function readPerson(form: URLSearchParams): ReadPerson {
  const entered = { email: form.get('email') ?? '', name: form.get('name') ?? '' };
  const email = entered.email.trim().toLowerCase();
  const name = entered.name.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  const [wrongEmail, wrongName] = [problemOfEmail(email), problemOfName(name)];
  if (!wrongEmail && !wrongName) return { person: { email, name } };
  return {
    entered,
    problems: { ...(wrongEmail && { email: wrongEmail }), ...(wrongName && { name: wrongName }) },
  };
}
