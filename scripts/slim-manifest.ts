type Screen = { parentId?: string; imports: string[] };
type Manifest = { routes: Record<string, Screen> };

const assigned = 'window.__reactRouterManifest=';

/** The screen that the sign-in fetches while somebody types (`PrefetchPageLinks`). */
const fetchedAhead = 'dashboard/DashboardPage';

/**
 * Shortens the router's list of all screens, which every first visit fetches: with each screen it names everything that the
 * screen's script imports, more than half of the list. The browser reads that in the script itself; the router uses the names
 * only for a screen that is fetched ahead, which is one alone (`rules/browser.test.ts`).
 * @param script the manifest as the router's build wrote it
 * @throws when the router writes it in another way, or the screen that is fetched ahead is none of them
 */
export function slimManifest(script: string): string {
  if (!script.startsWith(assigned)) throw new Error('react-router writes its manifest in another way');
  const manifest: Manifest = JSON.parse(script.slice(assigned.length).replace(/;\s*$/, ''));
  const { routes } = manifest;
  if (!routes[fetchedAhead]) throw new Error(`there is no screen ${fetchedAhead}`);
  const around = (id: string | undefined): string[] => (id === undefined ? [] : [id, ...around(routes[id]?.parentId)]);
  const ahead = new Set(around(fetchedAhead));
  const slim = Object.entries(routes).map(([id, screen]) => [id, ahead.has(id) ? screen : { ...screen, imports: [] }]);
  return `${assigned}${JSON.stringify({ ...manifest, routes: Object.fromEntries(slim) })};`;
}
