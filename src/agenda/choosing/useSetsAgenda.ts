import { useProfile } from '../../sign-in/useProfile.ts';

/** Whether the user may say where and when the practice attends; the server decides (`agenda.manage`). */
export function useSetsAgenda(): boolean {
  const type = useProfile()?.user.type;
  return type === 'professional' || type === 'reception';
}
