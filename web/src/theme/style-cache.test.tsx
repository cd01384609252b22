import { CacheProvider, Global } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createStyleCache } from './style-cache.ts';

const cssOf = (styles: Readonly<Record<string, string>>) =>
  renderToStaticMarkup(
    <CacheProvider value={createStyleCache()}>
      <Global styles={{ main: styles }} />
    </CacheProvider>,
  );

it('prefixes what one of the oldest browsers knows by that name alone, and nothing else', () => {
  expect(cssOf({ userSelect: 'none' })).toContain('main{-webkit-user-select:none;user-select:none;}');
  expect(cssOf({ maskImage: 'url(a.svg)' })).toContain(
    'main{-webkit-mask-image:url(a.svg);mask-image:url(a.svg);}',
  );
  expect(cssOf({ display: 'flex', position: 'sticky', transform: 'none' })).toContain(
    'main{display:flex;position:sticky;transform:none;}',
  );
});
