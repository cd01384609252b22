import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { chakra } from '../../components/ui.ts';

const KEY = 'boma:debug';

/** A browser without session storage forgets the switch with the page. */
function rememberedForTheVisit(asked: boolean): boolean {
  try {
    if (asked) sessionStorage.setItem(KEY, '1');
    return asked || sessionStorage.getItem(KEY) === '1';
  } catch {
    return asked;
  }
}

/**
 * `?debug` turns debug mode on for the rest of the visit: `html[data-debug]` and a badge. It only ever changes what is
 * displayed; no rule on the server or in the database knows of it.
 */
export function DebugSwitch() {
  const { search } = useLocation();
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!rememberedForTheVisit(new URLSearchParams(search).has('debug'))) return;
    document.documentElement.dataset.debug = '';
    setOn(true);
  }, [search]);
  if (!on) return null;
  return (
    <chakra.p
      textStyle="label"
      paddingX={3}
      paddingY={1}
      background="raised"
      color="muted"
      borderWidth="1px"
      borderRadius="full"
    >
      Debug
    </chakra.p>
  );
}
