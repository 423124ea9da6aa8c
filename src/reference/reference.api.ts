import { forSignedIn } from '../access/handlers.server.ts';
import { referenceContract } from './reference.contract.ts';
import { findClass, findExam, findOccupation, findRisk } from './reference-lookups.server.ts';
import { tables } from './reference-tables.server.ts';
import type { Found } from './search.rules.ts';

type Asked = { search?: string | undefined; code?: string | undefined };

export const referenceApi = forSignedIn(referenceContract, {
  cat: () => ({
    ...{ parts: [...tables.parts().values()], agents: [...tables.agents().values()] },
    ...{ situations: [...tables.situations().values()], injuries: [...tables.injuries().values()] },
  }),
  risks: ({ input }) => {
    const { found, total } = answer(input, findRisk, tables.risks().search);
    return { risks: found, total };
  },
  exams: ({ input }) => {
    const { found, total } = answer(input, findExam, tables.exams().search);
    return { exams: found, total };
  },
  classes: ({ input }) => {
    const { found, total } = answer(input, findClass, tables.classes().search);
    return { classes: found, total };
  },
  occupations: ({ input }) => {
    const { found, total } = answer(input, findOccupation, tables.occupations().search);
    return { occupations: found, total };
  },
});

/** The one of the code that was asked for, else what the search finds. */
function answer<Entry>(
  { code, search = '' }: Asked,
  find: (code: string) => Entry | null,
  searchFor: (text: string) => Found<Entry>,
): Found<Entry> {
  if (!code) return searchFor(search);
  const one = find(code);
  return one ? { found: [one], total: 1 } : { found: [], total: 0 };
}
