import { createContext, useContext } from 'react';
import type { Subject } from './form.ts';

/** Provided by the page of the forms. */
export const SubjectContext = createContext<Subject | null>(null);

/** Whom the open document is about, for fields that offer more of the record than the answers began with. */
export function useSubject(): Subject | null {
  return useContext(SubjectContext);
}
