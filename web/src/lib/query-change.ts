import { useNavigate } from 'react-router';

/**
 * Changes the query of the address, without a new entry in the history. `change` gets the address itself, not what was
 * rendered from it: a viewer may choose a second time before the page shows the first choice.
 */
export function useQueryChange(): (change: (search: string) => string) => void {
  const navigate = useNavigate();
  return (change) => {
    const search = change(location.search);
    if (search === location.search) return;
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
}
