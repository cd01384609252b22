import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Changes the query of the address, without a new entry in the history. `change` gets the query with every change before
 * it: a viewer may choose a second time before the page shows the first choice.
 */
export function useQueryChange(): (change: (search: string) => string) => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const newest = useRef(search);
  useEffect(() => {
    newest.current = search;
  }, [search]);
  return (change) => {
    newest.current = change(newest.current);
    void navigate({ search: newest.current }, { replace: true, preventScrollReset: true });
  };
}
