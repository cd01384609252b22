interface Text {
  readonly path: string;
  readonly text: string;
}

/** Every text in a value, at any depth, with its path: 'camera.species.0.name'. `path` is that of the value itself. */
export function textsIn(value: unknown, path = ''): Text[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, path === '' ? key : `${path}.${key}`));
}
