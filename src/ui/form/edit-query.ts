/**
 * How the record of an open form is read: freshly each time the form is opened, and not again behind the user's back — the
 * version that a save is based on must be the one that the user saw.
 */
export const editQuery = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: 'always',
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
