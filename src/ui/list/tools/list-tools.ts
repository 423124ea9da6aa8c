import { createContext, type ReactNode } from 'react';

/** What is done with a list as a whole, for the row of its filters to stand in; `claim` says that they do. */
export const ListTools = createContext<{ tools: ReactNode; claim: (isTheirs: boolean) => void }>({
  tools: null,
  claim: () => {},
});
