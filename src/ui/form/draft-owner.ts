import { createContext } from 'react';

/** The id of the user whose drafts the forms of a screen keep; without one they keep none. */
export const DraftOwner = createContext('');
