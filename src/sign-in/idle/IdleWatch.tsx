import { useEffect } from 'react';
import { watchWork } from '../../platform/browser/work-watch.ts';
import { IdleLock } from './IdleLock.tsx';
import { noteEveryMs } from './idle.rules.ts';
import { idleApi } from './useIdle.ts';

type Props = { idleMinutes: number | undefined; locked: boolean };

/** Locks the session when nobody works in it, and unlocks it again. */
export function IdleWatch({ idleMinutes, locked }: Props) {
  useEffect(() => {
    if (!idleMinutes) return;
    return watchWork({
      idleMs: idleMinutes * 60_000,
      tellEveryMs: noteEveryMs(idleMinutes),
      // The next time will do.
      tellServer: () => void idleApi.noteWork.call(undefined, { context: { waits: 'never' } }).catch(() => {}),
    });
  }, [idleMinutes]);
  return locked && <IdleLock />;
}
