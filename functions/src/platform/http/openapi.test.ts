import { api } from '@boma/domain/api.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from './openapi.ts';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  security?: object[];
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
}

const document = openApiDocument(api, { version: '1.2.3', server: 'https://boma.example' });
const paths = document.paths as Record<string, Record<string, Operation>>;
const operations = Object.values(paths).flatMap((path) => Object.values(path));

describe('openApiDocument', () => {
  it('is a 3.1 document that names its version and its server', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'REST interface of the site', version: '1.2.3' },
      servers: [{ url: 'https://boma.example' }],
    });
  });

  it.each(Object.entries(api))('describes %s with its answer and its refusals', (name, endpoint) => {
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    expect(operation?.responses['200']?.content['application/json']?.schema).toMatchObject({
      type: 'object',
    });
    expect(operation?.responses['500']?.content['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Error',
    });
  });

  it('says which roles may take the action of an endpoint, or each of its actions', () => {
    expect(paths['/api/staff/lift-sanction']?.post).toMatchObject({
      'x-action': 'sanction.lift',
      'x-roles': ['admin', 'zoomie'],
    });
    expect(paths['/api/staff/impose-sanction']?.post).toMatchObject({
      'x-actions': {
        kind: {
          mute: { 'x-action': 'person.mute', 'x-roles': ['admin', 'zoomie'] },
          ban: { 'x-action': 'person.ban', 'x-roles': ['admin', 'zoomie'] },
        },
      },
    });
    expect(JSON.stringify(paths['/api/health'])).not.toContain('x-action');
  });

  it('gives every operation a unique name and every variable of a path a parameter', () => {
    expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(Object.keys(api).length);
    for (const [path, methods] of Object.entries(paths)) {
      const variables = [...path.matchAll(/\{(\w+)\}/g)].map(([, variable]) => variable);
      for (const { parameters = [] } of Object.values(methods)) {
        expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(
          variables,
        );
        expect(parameters.every((parameter) => parameter.in !== 'path' || parameter.required)).toBe(true);
      }
    }
  });

  it('resolves every reference it makes', () => {
    const schemas = (document.components as { schemas: Record<string, object> }).schemas;
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, name = ''] of references) expect(schemas).toHaveProperty(name);
  });

  it('documents the refusals of playback and its optional token', () => {
    const playback = paths['/api/streams/{id}/playback']?.post;
    expect(Object.keys(playback?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '401', '403', '404', '409', '413', '500']),
    );
    expect(playback?.security).toEqual([{}, { apiToken: [] }]);
  });

  it('describes a body as JSON and as a form', () => {
    const table = {
      save: {
        method: 'POST',
        path: '/api/save',
        summary: 'Saves.',
        who: 'user',
        body: z.object({ title: z.string(), place: z.object({ lodge: z.int() }).nullable() }),
        query: z.object({ draft: z.string().optional() }),
        response: z.object({ data: z.string() }),
      },
    } as const;
    const made = openApiDocument(table, { version: '1', server: '' }).paths as typeof paths;
    const save = made['/api/save']?.post;
    expect(Object.keys(save?.requestBody?.content ?? {})).toEqual([
      'application/json',
      'application/x-www-form-urlencoded',
    ]);
    expect(save?.requestBody?.content['application/x-www-form-urlencoded']).toMatchObject({
      encoding: { place: { style: 'deepObject', explode: true } },
    });
    expect(save?.parameters).toEqual([
      { name: 'draft', in: 'query', required: false, schema: { type: 'string' } },
    ]);
    expect(Object.keys(save?.responses ?? {})).toEqual(
      expect.arrayContaining(['400', '401', '403', '415', '422']),
    );
    expect(save?.security).toEqual([{ apiToken: [] }]);
  });
});
