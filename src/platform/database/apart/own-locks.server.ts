/** The transactions of this process that hold the lock for writing on connections of their own. */
export type OwnLocks = ReturnType<typeof ownLocks>;

/** Counts them: such a lock ends by itself, and whoever wants to write waits for it however long it takes. */
export function ownLocks() {
  let underWay = 0;
  return {
    isHeld: () => underWay > 0,
    /** @returns ends it */
    begin: (): (() => void) => {
      underWay += 1;
      return () => {
        underWay -= 1;
      };
    },
  };
}
