import { useEffect } from 'react';

const ELEMENT = 'script[type="application/ld+json"]';

/**
 * What search engines read of the thing that the page shows, in the words of schema.org, as long as it is shown. It takes
 * the place of what the server wrote. Undefined: nothing yet.
 */
export function useStructuredData(data: object | undefined): void {
  const text = data && JSON.stringify(data);
  useEffect(() => {
    if (text === undefined) return;
    for (const old of document.head.querySelectorAll(ELEMENT)) old.remove();
    const element = document.createElement('script');
    element.type = 'application/ld+json';
    element.textContent = text;
    document.head.append(element);
    return () => element.remove();
  }, [text]);
}
