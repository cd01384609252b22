import { describe, expect, it } from 'vitest';
import { type Document, scriptHash, toHtml } from './html.ts';

const page: Document = {
  title: 'Tau',
  tags: [{ tag: 'meta', key: 'name', id: 'description', value: 'A camera.' }],
  head: '',
  styles: '',
  headScript: 'go()',
  bootScript: '/assets/boot.js',
  clientScript: '/assets/client.js',
  fonts: ['/assets/font.woff2'],
  fontFaces: '',
  snapshot: { id: 'snapshot', json: '{}' },
  body: '<main>Hello</main>',
  modules: ['/assets/client.js', '/assets/home.js'],
};

describe('a built page', () => {
  it('marks a root that holds prerendered markup, with its modules, and leaves an empty one unmarked', () => {
    expect(toHtml(page)).toContain(
      '<div id="root" data-client="/assets/client.js" data-rendered data-modules="/assets/client.js /assets/home.js"><main>Hello</main></div>',
    );
    const { body: _body, ...shell } = page;
    expect(toHtml({ ...shell, modules: ['/assets/client.js'] })).toContain(
      '<div id="root" data-client="/assets/client.js" data-modules="/assets/client.js"></div>',
    );
  });

  it('names what the page asks for next, if there is anything', () => {
    expect(toHtml({ ...page, next: ['/assets/player.js'] })).toContain(
      ' data-modules="/assets/client.js /assets/home.js" data-next="/assets/player.js">',
    );
    expect(toHtml(page)).not.toContain('data-next');
  });

  it('escapes the title and the values of its tags', () => {
    const html = toHtml({
      ...page,
      title: '</title><script>',
      tags: [{ tag: 'meta', key: 'name', id: 'description', value: '"><script>' }],
    });
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
    expect(html).toContain('content="&quot;&gt;&lt;script&gt;"');
  });

  it('keeps any snapshot inside its element', () => {
    const json = JSON.stringify({ name: '</script><script>alert(1)</script>' });
    const html = toHtml({ ...page, snapshot: { id: 'snapshot', json } });
    const text = /<script type="application\/json" id="snapshot">(.*?)<\/script>/.exec(html)?.[1];
    expect(JSON.parse(text ?? '')).toEqual(JSON.parse(json));
  });

  it('hashes a script as a policy names it', () => {
    expect(scriptHash('go()')).toBe('sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=');
  });
});
