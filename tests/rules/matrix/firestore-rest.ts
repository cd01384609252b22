type Fields = Readonly<Record<string, string | number | null>>;

export interface Query {
  readonly collection: string;
  /** The document that contains the collection; the database itself by default. */
  readonly below?: string;
  readonly where?: readonly (readonly [field: string, value: string | null])[];
  /** Only the document with this id. */
  readonly id?: string;
  readonly limit?: number;
  /** Every collection of that name, wherever it is. */
  readonly isGroup?: true;
}

export type Call =
  | { readonly method: 'get' | 'delete'; readonly path: string }
  | { readonly method: 'create' | 'update'; readonly path: string; readonly fields: Fields }
  | { readonly method: 'list'; readonly query: Query };

export interface Request {
  readonly method: string;
  readonly url: string;
  readonly body?: object;
}

const valueOf = (value: string | number | null) =>
  value === null
    ? { nullValue: null }
    : typeof value === 'number'
      ? { integerValue: String(value) }
      : { stringValue: value };

const fieldsOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueOf(value)]));

function filterOf(where: NonNullable<Query['where']>) {
  const filters = where.map(([fieldPath, value]) =>
    value === null
      ? { unaryFilter: { op: 'IS_NULL', field: { fieldPath } } }
      : { fieldFilter: { op: 'EQUAL', field: { fieldPath }, value: valueOf(value) } },
  );
  return filters.length === 1 ? filters[0] : { compositeFilter: { op: 'AND', filters } };
}

const idFilter = (name: string) => ({
  op: 'EQUAL',
  field: { fieldPath: '__name__' },
  value: { referenceValue: name },
});

function structured({ collection, where = [], id, limit, isGroup }: Query, documents: string) {
  const name = `${documents}/${collection}/${id}`;
  return {
    from: [{ collectionId: collection, ...(isGroup && { allDescendants: true }) }],
    ...(where.length > 0 && { where: filterOf(where) }),
    ...(id !== undefined && { where: { fieldFilter: idFilter(name) } }),
    ...(limit !== undefined && { limit }),
  };
}

/** A Firestore of the emulator, called as its REST interface is. */
export class FirestoreRest {
  readonly #origin: string;
  readonly project: string;

  constructor(host: string, project: string) {
    this.#origin = `http://${host}`;
    this.project = project;
  }

  get #documents(): string {
    return `projects/${this.project}/databases/(default)/documents`;
  }

  /** Sends a call with a token. @throws Error when the answer is neither a success nor a refusal by the rules. */
  async isAllowed(call: Call, token: string | undefined): Promise<boolean> {
    const { method, url, body } = this.#requestOf(call);
    const answer = await this.#send(method, url, body, token);
    const text = await answer.text();
    if (answer.status === 200) return true;
    // The rules come first: the call passed them, and the document is missing or exists already.
    if (answer.status === 404 || answer.status === 409) return true;
    if (answer.status === 403) return false;
    throw new Error(`${JSON.stringify(call)} answered ${answer.status}: ${text}`);
  }

  /** Writes documents past the rules. */
  async write(documents: Readonly<Record<string, Fields>>): Promise<void> {
    const writes = Object.entries(documents).map(([path, fields]) => ({
      update: { name: `${this.#documents}/${path}`, fields: fieldsOf(fields) },
    }));
    for (let at = 0; at < writes.length; at += 400)
      await this.#asOperator(`/v1/${this.#documents}:commit`, { writes: writes.slice(at, at + 400) });
  }

  async remove(paths: readonly string[]): Promise<void> {
    const writes = paths.map((path) => ({ delete: `${this.#documents}/${path}` }));
    await this.#asOperator(`/v1/${this.#documents}:commit`, { writes });
  }

  /** Replaces the rules of this project. @throws Error when they do not compile. */
  async load(rules: string): Promise<void> {
    const url = `/emulator/v1/projects/${this.project}:securityRules`;
    const body = { rules: { files: [{ name: 'firestore.rules', content: rules }] } };
    const answer = await this.#send('PUT', url, body, undefined);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The rules do not compile: ${text}`);
  }

  async clear(): Promise<void> {
    const url = `/emulator/v1/${this.#documents}`;
    const answer = await this.#send('DELETE', url, undefined, undefined);
    if (!answer.ok) throw new Error(`The emulator answered ${answer.status} to a wipe.`);
  }

  async #asOperator(path: string, body: object): Promise<void> {
    const answer = await this.#send('POST', path, body, 'owner');
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  }

  #send(method: string, path: string, body: object | undefined, token: string | undefined) {
    return fetch(`${this.#origin}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  #requestOf(call: Call): Request {
    const root = `/v1/${this.#documents}`;
    switch (call.method) {
      case 'get':
        return { method: 'GET', url: `${root}/${call.path}` };
      case 'delete':
        return { method: 'DELETE', url: `${root}/${call.path}?currentDocument.exists=true` };
      case 'create':
        return {
          method: 'PATCH',
          url: `${root}/${call.path}?currentDocument.exists=false`,
          body: { fields: fieldsOf(call.fields) },
        };
      case 'update': {
        const mask = Object.keys(call.fields).map((name) => `updateMask.fieldPaths=${name}`);
        return {
          method: 'PATCH',
          url: `${root}/${call.path}?${[...mask, 'currentDocument.exists=true'].join('&')}`,
          body: { fields: fieldsOf(call.fields) },
        };
      }
      case 'list': {
        const parent = call.query.below === undefined ? root : `${root}/${call.query.below}`;
        return {
          method: 'POST',
          url: `${parent}:runQuery`,
          body: { structuredQuery: structured(call.query, this.#documents) },
        };
      }
    }
  }
}
