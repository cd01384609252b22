import { describe, expect, it } from 'vitest';
import { renewedAddress } from './renewed-address.ts';

const playlist = 'https://media.boma.test/boma/hyena-den/playlist.m3u8?expires=200&token=new';

describe('renewedAddress', () => {
  it('puts the newest ticket on an address that carries an older one', () => {
    expect(
      renewedAddress('https://media.boma.test/boma/hyena-den/720p/7.ts?expires=100&token=old', {
        playlist,
      }),
    ).toBe('https://media.boma.test/boma/hyena-den/720p/7.ts?expires=200&token=new');
  });

  it('leaves an address without a ticket alone', () => {
    const open = 'https://media.boma.test/boma/tau/720p/7.ts';
    expect(renewedAddress(open, { playlist })).toBe(open);
  });

  it('puts it on addresses of the machine to which the media server has sent the player', () => {
    const movedTo = 'https://edge-7.example/session/hyena-den/playlist.m3u8?expires=100&token=old';
    const segment = 'https://edge-7.example/session/hyena-den/7.ts?expires=100&token=old';
    expect(renewedAddress(segment, { playlist, movedTo })).toBe(
      'https://edge-7.example/session/hyena-den/7.ts?expires=200&token=new',
    );
    expect(renewedAddress(segment, { playlist })).toBe(segment);
  });

  it('never shows the ticket to another host', () => {
    const elsewhere = 'https://elsewhere.example/7.ts?expires=100&token=old';
    expect(renewedAddress(elsewhere, { playlist })).toBe(elsewhere);
  });
});
