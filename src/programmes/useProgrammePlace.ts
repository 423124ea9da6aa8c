import { useParams } from 'react-router';
import { useOwnerId } from '../sign-in/useProfile.ts';

/** Whose programme a screen shows, and where its screens are. */
export type ProgrammePlace = {
  companyId: string;
  /** The address of the programme, under which its other screens are. */
  base: string;
  /** A company reads its own programme; a professional writes any. */
  mayWrite: boolean;
};

/** The company that the address names; without one it is the user's own, which only reads. */
export function useProgrammePlace(): ProgrammePlace {
  const { companyId } = useParams();
  const ownerId = useOwnerId();
  return companyId
    ? { companyId, base: `/programmes/${companyId}`, mayWrite: true }
    : { companyId: ownerId, base: '/programme', mayWrite: false };
}
