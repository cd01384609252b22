import { invalid } from '../http/stripe-error.ts';
import type { Customer } from '../shapes.ts';

/** One clause: `email:"a@b.c"`, `metadata["uid"]:"x"`, `-name~"pat"`, `created>1700000000`. */
const CLAUSE =
  /^(?<not>-)?(?:metadata\[(?<quote>["'])(?<key>.+?)\k<quote>\]|(?<field>email|name|phone|created))(?<sign>:|~|>=|<=|>|<)(?:(?<mark>["'])(?<text>.*?)\k<mark>|(?<bare>null|\d+))(?=\s|$)/;

type Match = (customer: Customer) => boolean;

function compare(value: string | number | null | undefined, sign: string, wanted: string): boolean {
  if (wanted === 'null') return value === null || value === undefined;
  if (value === null || value === undefined) return false;
  if (sign === ':') return String(value).toLowerCase() === wanted.toLowerCase();
  if (sign === '~') return String(value).toLowerCase().includes(wanted.toLowerCase());
  const difference = Number(value) - Number(wanted);
  return sign.startsWith('>')
    ? difference > 0 || (sign === '>=' && difference === 0)
    : difference < 0 || (sign === '<=' && difference === 0);
}

function clause({ not, key, field, sign = ':', text, bare }: Record<string, string | undefined>): Match {
  const wanted = text ?? bare ?? '';
  return (customer) => {
    const value = key === undefined ? customer[field as 'email'] : customer.metadata[key];
    return compare(value, sign, wanted) !== (not === '-');
  };
}

/** Reads Stripe's search language as far as customers go. @throws StripeFault for anything else. */
export function matchesQuery(query: string): Match {
  const matches: Match[] = [];
  const joins = new Set<string>();
  let rest = query.trim();
  while (rest) {
    const join = /^(AND|OR)\s+/i.exec(rest);
    if (join?.[1] && matches.length > 0) {
      joins.add(join[1].toUpperCase());
      rest = rest.slice(join[0].length);
    }
    const found = CLAUSE.exec(rest);
    if (!found?.groups) throw invalid(`We were unable to parse your search query: ${query}`, 'query');
    matches.push(clause(found.groups));
    rest = rest.slice(found[0].length).trim();
  }
  if (joins.size > 1) throw invalid('AND and OR cannot be combined in one query.', 'query');
  return joins.has('OR')
    ? (customer) => matches.some((match) => match(customer))
    : (customer) => matches.every((match) => match(customer));
}
