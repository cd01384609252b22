import { type FakeProject, type Json, listed, merge, type Route } from './fake-project.ts';

/** Metrics and exclusions of the log, and everything of Monitoring. */
export function alerting(p: FakeProject): Route[] {
  const keep = (kind: string, name: unknown, thing: Json) => {
    p.logs.set(`${kind}/${String(name)}`, thing);
    return thing;
  };
  const ofKind = (kind: string) => p.monitoring[kind as keyof FakeProject['monitoring']];
  return [
    ['GET', /^logging\S*\/((?:metrics|exclusions)\/[\w-]+)$/, ({ part: [name = ''] }) => p.logs.get(name)],
    [
      'POST',
      /^logging\S*\/(metrics|exclusions)$/,
      ({ part: [kind = ''], body }) => keep(kind, body.name, body),
    ],
    [
      'PUT',
      /^logging\S*\/(metrics)\/([\w-]+)$/,
      ({ part: [kind = '', name], body }) => keep(kind, name, body),
    ],
    [
      'PATCH',
      /^logging\S*\/(exclusions)\/([\w-]+)$/,
      ({ part: [kind = '', name], body }) => keep(kind, name, merge(p.logs.get(`${kind}/${name}`), body)),
    ],
    ['GET', /^monitoring\S*\/(\w+)$/, ({ part: [kind = ''] }) => listed(kind, ofKind(kind))],
    [
      'POST',
      /^monitoring\S*?\/(projects\/[^/]+\/(\w+))$/,
      ({ part: [path = '', kind = ''], body }) => {
        const made = { ...body, name: `${path}/${ofKind(kind).length + 1}` };
        ofKind(kind).push(made);
        return made;
      },
    ],
    [
      'PATCH',
      /^monitoring\S*?\/(projects\/[^/]+\/(\w+)\/\d+)$/,
      ({ part: [name = '', kind = ''], body }) => {
        const at = ofKind(kind).findIndex((each) => each.name === name);
        if (at < 0) return undefined;
        return (ofKind(kind)[at] = merge(ofKind(kind)[at], body));
      },
    ],
  ];
}
