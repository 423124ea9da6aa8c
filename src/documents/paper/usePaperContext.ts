import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePractice } from '../../practice/usePractice.ts';
import { professionalsApi } from '../../professionals/useProfessionals.ts';
import { useProfile } from '../../sign-in/useProfile.ts';
import type { PaperContext } from './paper.ts';
import { registeredSigner } from './signers.rules.ts';

/**
 * What papers need beside the answers and their company's programme. Until the professional's own record is there, the paper has their name. For screens
 * that have waited for the practice's data.
 */
export function usePaperContext(): Omit<PaperContext, 'pcmso'> & { isRegisterRead: boolean } {
  const { practice } = usePractice();
  const own = useProfile()?.switchedUser.professional;
  const { data } = useQuery(
    professionalsApi.read.queryOptions({
      input: { id: own?.id ?? '' },
      enabled: own !== undefined,
      select: ({ professional }) => registeredSigner(professional),
    }),
  );
  const name = own?.name;
  if (!practice) throw new Error('A screen with papers waits for usePractice.');
  return useMemo(
    () => ({
      practice,
      signer: data ?? (name ? { name, organ: '', number: '', uf: '' } : null),
      isRegisterRead: data !== undefined,
    }),
    [practice, data, name],
  );
}
