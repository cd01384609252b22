import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { describe, expect, it } from 'vitest';
import { oembedOf, oembedQuery, slugOfPage } from './oembed.ts';

const site = 'https://boma.example';
const page = `${site}/wildlife/stream/tau-live`;
const tau = toStreamView(freeStream, true, {
  mediaServer: 'https://media.example',
  mediaApplication: 'boma',
});
const asked = (query: object) => oembedQuery.parse({ url: page, ...query });

describe('slugOfPage', () => {
  it('reads the camera from the address of its page', () => {
    expect(slugOfPage(page, site)).toBe('tau');
    expect(slugOfPage(`${site}/wildlife/stream/tau?from=mail#chat`, site)).toBe('tau');
  });

  it.each([
    'https://other.example/wildlife/stream/tau-live',
    `${site}/wildlife/premium`,
    `${site}/wildlife/stream/`,
    `${site}/wildlife/stream/a/b`,
    `${site}/wildlife/stream/%3Cscript%3E-live`,
  ])('knows no camera at %s', (address) => {
    expect(slugOfPage(address, site)).toBeUndefined();
  });
});

describe('oembedOf', () => {
  it('describes the player of a camera', () => {
    expect(oembedOf(tau, site, asked({}))).toEqual({
      version: '1.0',
      type: 'video',
      title: 'Tau, live',
      provider_name: 'Boma',
      provider_url: 'https://boma.example/',
      cache_age: 3600,
      width: 1280,
      height: 720,
      html: '<iframe src="https://boma.example/embed/tau" title="Tau, live" width="1280" height="720" style="border:0" loading="lazy" allow="autoplay; fullscreen; picture-in-picture" allowfullscreen></iframe>',
      thumbnail_url: 'https://boma.example/covers/tau.jpg',
      thumbnail_width: 1280,
      thumbnail_height: 720,
    });
  });

  it.each([
    [{ maxwidth: '640' }, 640, 360],
    [{ maxheight: '360' }, 640, 360],
    [{ maxwidth: '640', maxheight: '180' }, 320, 180],
    [{ maxwidth: '99999', maxheight: 'tall' }, 1280, 720],
    [{ maxwidth: '40' }, 40, 22],
    [{ maxwidth: '1' }, 1, 1],
    [{ maxheight: '1' }, 1, 1],
    [{ maxwidth: '320.9' }, 320, 180],
    [{ maxheight: '20' }, 35, 19],
    [{ maxwidth: ['640', '320'] }, 320, 180],
    [{ maxwidth: '0', maxheight: '-5' }, 1280, 720],
  ])('stays within %j', (query, width, height) => {
    expect(oembedOf(tau, site, asked(query))).toMatchObject({ width, height });
  });

  it.each([
    [{ maxwidth: '1280' }, '/covers/tau.jpg', 1280, 720],
    [{ maxwidth: '1279' }, '/covers/tau-sm.jpg', 640, 360],
    [{ maxheight: '400' }, '/covers/tau-sm.jpg', 640, 360],
  ])('has a picture within %j', (query, path, width, height) => {
    expect(oembedOf(tau, site, asked(query))).toMatchObject({
      thumbnail_url: `${site}${path}`,
      thumbnail_width: width,
      thumbnail_height: height,
    });
  });

  it('has no picture where even the small one is larger than what was asked', () => {
    expect(JSON.stringify(oembedOf(tau, site, asked({ maxwidth: '639' })))).not.toContain('thumbnail');
  });

  it('lets no name of a camera end the attribute of the frame', () => {
    const { html } = oembedOf({ ...tau, name: '"><script>' }, site, asked({}));
    expect(html).toContain('title="&quot;&gt;&lt;script&gt;, live"');
  });
});
