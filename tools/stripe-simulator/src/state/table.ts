export interface Row {
  id: string;
  created: number;
}

/** Objects of one kind by id. What is put in is never changed in place: a change puts a new object. */
export interface Table<T extends Row> {
  get(id: string): T | undefined;
  put(row: T): T;
  delete(id: string): void;
  /** Newest first, as Stripe lists; of two of one second, the one added later comes first. */
  newestFirst(): T[];
  where(matches: (row: T) => boolean): T[];
  all(): IterableIterator<T>;
  readonly size: number;
}

export function openTable<T extends Row>(rows: readonly T[], changed: () => void): Table<T> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const newestFirst = () => [...byId.values()].reverse().sort((a, b) => b.created - a.created);
  return {
    get: (id) => byId.get(id),
    put(row) {
      byId.set(row.id, row);
      changed();
      return row;
    },
    delete(id) {
      if (byId.delete(id)) changed();
    },
    newestFirst,
    where: (matches) => newestFirst().filter(matches),
    all: () => byId.values(),
    get size() {
      return byId.size;
    },
  };
}
