import fc from 'fast-check';

/** The values that replace the placeholders of a template. */
interface Filling {
  readonly chat: string;
  /** An id that the sender chose. */
  readonly id: string;
  /** The id of another user's message. */
  readonly stolen: string;
  readonly stranger: string;
}

/** A body as JSON text. An object could hold neither a key twice nor its own `__proto__`. */
type Template = string;

type Entry = readonly [key: string, value: string];

const KEYS =
  `author user_id userId uid system staff sighting id _id sent_at seq roles role admin deleted expires_at
created_at updateTime actor ctx chats __proto__ constructor prototype toString hasOwnProperty __defineGetter__ then
__name__ user_id.0 sighting.caption $set Message MESSAGE_ID`.split(/\s/);
const FORGED = '{"system":true,"staff":true,"author":"Boma","user_id":"%STRANGER%","sent_at":1}';
const VALUES =
  String.raw`true false null 0 1 -1 1e308 "" "Boma" "%STRANGER%" "%STOLEN%" [] ["admin"] [["a"]] {} ["\u0000"]
${FORGED} [${FORGED}] {"__proto__":${FORGED}} {"constructor":{"prototype":${FORGED}}} {"prototype":{"system":true}}
{"toJSON":1,"valueOf":2} {"_seconds":1,"_nanoseconds":0} {"seconds":1,"nanos":0} "2020-01-01T00:00:00Z" "__proto__"
{"_methodName":"FieldValue.serverTimestamp"} {"booleanValue":true} {"avatar":"/a.png","caption":"Leopard","stream":{}}
`
    .trim()
    .split(/\s+/);

const GENUINE: readonly Entry[] = [
  ['chat', '"%CHAT%"'],
  ['message', '"A fine %ID%"'],
  ['message_id', '"%ID%"'],
];
const write = (entries: readonly Entry[]): Template =>
  `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;

const forged = fc.tuple(fc.constantFrom(...KEYS), fc.constantFrom(...VALUES));
const extras = fc.array(forged, { minLength: 1, maxLength: 4 });
const mixed = (genuine: fc.Arbitrary<readonly Entry[]>) =>
  fc
    .tuple(genuine, extras)
    .chain(([some, more]) =>
      fc.shuffledSubarray([...some, ...more], { minLength: some.length + more.length }),
    );

const flat = mixed(fc.constant(GENUINE)).map(write);
/** The last key of a name wins. */
const doubled = mixed(
  fc
    .constantFrom<Entry>(
      ['message', '"Another %ID%"'],
      ['message_id', '"%ID%-too"'],
      ['chat', '"chat-of-nobody"'],
    )
    .map((twice) => [...GENUINE, twice]),
).map(write);
const wrongType = fc
  .tuple(fc.constantFrom(...GENUINE), fc.constantFrom(...VALUES), extras)
  .map(([[key], value, more]) => write([...GENUINE.filter(([name]) => name !== key), [key, value], ...more]));
const missing = fc
  .tuple(fc.constantFrom(...GENUINE), extras)
  .map(([[key], more]) => write([...GENUINE.filter(([name]) => name !== key), ...more]));
const inherited = fc
  .tuple(fc.constantFrom('__proto__', 'constructor', 'prototype', 'body', 'data', 'message', '0'), flat)
  .map(([key, body]) => write([[key, body]]));
const listed = fc.array(flat, { maxLength: 3 }).map((bodies) => `[${bodies.join(',')}]`);
const stolen = mixed(fc.constant([...GENUINE.slice(0, 2), ['message_id', '"%STOLEN%"']])).map(write);
/** In the name of another user. */
const posing = mixed(fc.constant([...GENUINE, ['user_id', '"%STRANGER%"']] as const)).map(write);
const broken = fc.tuple(flat, fc.nat({ max: 80 })).map(([body, cut]) => body.slice(0, -1 - cut));

/** How many bodies of each kind there are. In shares of every tenth body, each share has all kinds. */
const KINDS: readonly (readonly [count: number, kind: fc.Arbitrary<Template>])[] = [
  [345, flat],
  [25, posing],
  [150, doubled],
  [150, wrongType],
  [75, missing],
  [75, inherited],
  [75, listed],
  [75, stolen],
  [30, broken],
];

/** A thousand different bodies that claim a false identity. The same ones in every run. */
export const forgedBodies = (): Template[] =>
  KINDS.flatMap(([count, kind]) => {
    const sample = fc.sample(kind, { seed: 20_261_121, numRuns: 2 * count });
    return [...new Set(sample)].slice(0, count);
  });

export function fill(template: Template, { chat, id, stolen, stranger }: Filling): string {
  return template
    .replaceAll('%CHAT%', chat)
    .replaceAll('%ID%', id)
    .replaceAll('%STOLEN%', stolen)
    .replaceAll('%STRANGER%', stranger);
}
