import { linkTo } from '@boma/domain/site-paths.ts';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { showToast } from '../lib/toasts.ts';

/** An address that the site does not have leads home, and says so: an old link would else look like a mistake of the viewer. */
export default function GonePage() {
  useEffect(() => {
    showToast({
      caption: 'That page is gone',
      text: 'The link may be old or mistyped. Here is what the cameras see now.',
      kind: 'app',
      tone: 'warning',
      timeout: 8000,
    });
  }, []);
  return <Navigate to={linkTo('home')} replace />;
}
