type Screen = { parentId?: string; module: string; imports: string[] };
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Screen> };

const assigned = 'window.__reactRouterManifest=';

/**
 * Shortens the router's list of all screens, which every first visit fetches: with each screen it names everything that the
 * screen's script needs, of which the most has come with the entry and with the layouts around it. The rest stands in one order
 * on every screen: lists that resemble each other pack into less, and nothing depends on their order.
 * @param script the manifest as the router's build wrote it
 * @throws when the router writes it in another way
 */
export function slimManifest(script: string): string {
  if (!script.startsWith(assigned)) throw new Error('react-router writes its manifest in another way');
  const manifest: Manifest = JSON.parse(script.slice(assigned.length).replace(/;\s*$/, ''));
  const { entry, routes } = manifest;
  const brought = (id: string | undefined): string[] => {
    const screen = id === undefined ? undefined : routes[id];
    return screen ? [screen.module, ...screen.imports, ...brought(screen.parentId)] : [entry.module, ...entry.imports];
  };
  const slim = Object.entries(routes).map(([id, screen]) => {
    const known = new Set(brought(screen.parentId));
    return [id, { ...screen, imports: screen.imports.filter((one) => !known.has(one)).sort() }];
  });
  return `${assigned}${JSON.stringify({ ...manifest, routes: Object.fromEntries(slim) })};`;
}
