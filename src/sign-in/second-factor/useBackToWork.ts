import { useLocation, useNavigate } from 'react-router';

/**
 * Who was sent here to have a second factor goes back to work once it is there.
 * @param reload asks again for what the shell knows of it: until then it sends everybody back here
 */
export function useBackToWork(reload: () => Promise<unknown>): () => Promise<void> {
  const navigate = useNavigate();
  const { state } = useLocation();
  return async () => {
    if (typeof state?.from !== 'string') return;
    await reload();
    navigate(state.from);
  };
}
