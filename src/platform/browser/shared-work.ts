/** How often the tab that works shows the others that it does, and how long they wait for it, in milliseconds. */
const beatMs = 10_000;
const silenceMs = 35_000;

/** What tabs say to each other: what the working one has heard, or nothing but that it is there. */
type Said<Message> = { message?: Message };

type Shared<Message> = {
  /**
   * What one tab does for all, until the signal ends it.
   * @param isFirst where no tab has done it before
   */
  work: (tell: (message: Message) => void, isFirst: boolean, signal: AbortSignal) => Promise<void>;
  /** Takes what the working tab has told, in that tab too. */
  hear: (message: Message) => void;
};

/**
 * Has one of the browser's tabs do a work, and all of them hear what it tells. A lock of the browser says which: it goes on to
 * the next tab in the moment in which the first is closed. One that holds it and is silent, because it was put to sleep, is
 * relieved by a tab that somebody looks at. Where there are no locks (plain http in a local network) every tab works.
 */
export function shareWork<Message>(name: string, { work, hear }: Shared<Message>, signal: AbortSignal): void {
  const { locks } = navigator as { locks?: LockManager };
  if (locks) takeTurns(locks, name, { work, hear }, signal);
  else void work(hear, true, signal);
}

function takeTurns<Message>(
  locks: LockManager,
  name: string,
  { work, hear }: Shared<Message>,
  signal: AbortSignal,
): void {
  const channel = new BroadcastChannel(name);
  let heardAt = Date.now();
  let isWorking = false;
  channel.onmessage = ({ data }: MessageEvent<Said<Message>>) => {
    heardAt = Date.now();
    if (data.message !== undefined && !signal.aborted) hear(data.message);
  };
  const say = (said: Said<Message>) => {
    if (!signal.aborted) channel.postMessage(said);
  };
  const watching = setInterval(() => {
    if (isWorking) say({});
    else if (!document.hidden && Date.now() - heardAt > silenceMs) void take({ steal: true }, false);
  }, beatMs);
  signal.addEventListener('abort', () => {
    clearInterval(watching);
    channel.close();
  });

  /** Works once the lock is held. @returns whether it was held at all */
  async function take(options: LockOptions, isFirst: boolean): Promise<boolean> {
    const relieved = new AbortController();
    heardAt = Date.now();
    try {
      return await locks.request(name, options, async (lock) => {
        if (!lock || isWorking) return lock !== null;
        isWorking = true;
        say({});
        await work(told, isFirst, AbortSignal.any([signal, relieved.signal]));
        return true;
      });
    } catch {
      // Given up with the signal, or relieved by another tab: then its turn comes again.
      relieved.abort();
      return signal.aborted || take({ signal }, false);
    } finally {
      isWorking = false;
    }
  }
  function told(message: Message): void {
    if (signal.aborted) return;
    hear(message);
    say({ message });
  }
  void take({ ifAvailable: true }, true).then((held) => held || signal.aborted || take({ signal }, false));
}
