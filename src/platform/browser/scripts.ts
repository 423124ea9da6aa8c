import { currentConnection, isServerThere, whenReachable, whileMissingScript } from './connection.ts';

const mostTries = 4;
const never = new AbortController().signal;

/**
 * Fetches a part of the application's code, again and quietly as long as the line is what keeps it away.
 * @param load the import
 * @param wait waits until the line is back, or gives up
 * @throws what the import says when the server is there and does not have it, as after another version was installed
 */
export async function fetchScript<Module>(load: () => Promise<Module>, wait = whenReachable): Promise<Module> {
  try {
    return await load();
  } catch {
    return whileMissingScript(fetchAgain(load, wait));
  }
}

async function fetchAgain<Module>(load: () => Promise<Module>, wait: typeof whenReachable): Promise<Module> {
  for (let tries = 2; ; tries += 1) {
    if (await isServerThere()) await pause(250 * 2 ** tries);
    else await wait(never);
    try {
      return await load();
    } catch (error) {
      if (currentConnection().reachable && tries >= mostTries && (await isServerThere())) throw error;
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
