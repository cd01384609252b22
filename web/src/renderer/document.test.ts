import { describe, expect, it } from 'vitest';
import { type Document, toHtml } from './document.ts';
import type { Frame } from './frame.ts';

const frame: Frame = {
  headScript: 'go()',
  bootScript: '/assets/boot.js',
  clientScript: '/assets/client.js',
  pages: {},
};
const page: Document = {
  title: 'Tau',
  tags: [],
  facts: { streams: [] },
  body: { html: '<main>Hello</main>', styles: '' },
  modules: ['/assets/client.js', '/assets/home.js'],
};
const htmlOf = (more: Partial<Document> = {}) => toHtml(frame, { ...page, ...more });

describe('a document', () => {
  it('marks a root that holds rendered markup, with its modules, and leaves an empty one unmarked', () => {
    expect(htmlOf()).toContain(
      '<div id="root" data-client="/assets/client.js" data-rendered data-modules="/assets/client.js /assets/home.js"><main>Hello</main></div>',
    );
    expect(htmlOf({ body: undefined, modules: ['/assets/client.js'] })).toContain(
      '<div id="root" data-client="/assets/client.js" data-modules="/assets/client.js"></div>',
    );
  });

  it('names what the page asks for next, and its playlist, if there is anything', () => {
    expect(
      htmlOf({ next: ['/assets/player.js'], playlist: 'https://media.example/a.m3u8?x=1&y="2"' }),
    ).toContain(
      ' data-next="/assets/player.js" data-playlist="https://media.example/a.m3u8?x=1&amp;y=&quot;2&quot;">',
    );
    expect(htmlOf()).not.toMatch(/data-next|data-playlist/);
  });

  it('carries how its own page waits, and the shapes of every page where it has none yet', () => {
    const waitsIn = (html: string | undefined) => {
      const document = htmlOf({ body: html === undefined ? undefined : { html, styles: '' } });
      const shapes = ['lines', 'wall', 'rows', 'stage', 'day'];
      return [
        ...shapes.filter((each) => document.includes(`[data-waits=${each}]`)),
        ...(document.includes('main>[data-waiting]') ? ['page'] : []),
      ];
    };
    const usual = ['lines', 'wall'];
    expect(waitsIn('<main>Hello</main>')).toEqual(usual);
    expect(waitsIn('<main><div data-waits="rows"></div></main>')).toEqual([...usual, 'rows']);
    expect(waitsIn('<main><div data-waiting="" aria-busy="true"><i></i></div></main>')).toEqual(usual);
    expect(waitsIn('<main><div data-waiting="" aria-busy="true"></div></main>')).toEqual([...usual, 'page']);
    expect(waitsIn(undefined)).toEqual([...usual, 'rows', 'stage', 'day', 'page']);
  });

  it('escapes the title', () => {
    expect(htmlOf({ title: '</title><script>$&' })).toContain(
      '<title>&lt;/title&gt;&lt;script&gt;$&amp;</title>',
    );
  });

  it('keeps its facts and its settings inside their elements', () => {
    const text = '</script><script>alert(1)</script><!--';
    const config = { mediaServer: text, mediaApplication: 'boma', version: '1' };
    const facts = { streams: [], showTypes: [{ title: text }] } as unknown as Document['facts'];
    const html = htmlOf({ facts, config });
    const jsonOf = (id: string): unknown =>
      JSON.parse(
        new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ?? '',
      );
    expect(jsonOf('boma-facts')).toEqual(facts);
    expect(jsonOf('boma-config')).toEqual(config);
    expect(html.match(/<script[ >]/g)).toHaveLength(4);
    expect(html).not.toContain('<!--');
  });
});
