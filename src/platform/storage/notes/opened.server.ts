/**
 * What is sealed, or what stands for it where it cannot be opened: what has lost its key keeps nobody from the others.
 * @throws what is no matter of keys and files
 */
export function openedOr<Opened, Otherwise>(otherwise: Otherwise, open: () => Opened): Opened | Otherwise {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return otherwise;
  }
}
