import { fetchScript } from './scripts.ts';

const reloadedFor = 'zelo.reloaded-for';

/**
 * Fetches the script of a screen; in the built pages it stands for the router's own function (`screenScriptsPlugin`), which writes an
 * error and loads the whole page again at the first failure: without a line, the page and what was typed on it are gone.
 * A script that the server no longer has makes the page load again, once: another version has been installed.
 */
export async function loadRouteModule(
  { id, module }: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  if (id in loaded) return loaded[id];
  try {
    loaded[id] = await fetchScript(() => import(/* @vite-ignore */ module));
    return loaded[id];
  } catch (error) {
    if (sessionStorage.getItem(reloadedFor) === module) throw error;
    sessionStorage.setItem(reloadedFor, module);
    window.location.reload();
    return new Promise(() => {});
  }
}
