import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Route = { id: string; parentId?: string; path?: string };

/** A screen behind the sign-in: its address with the names of what it is about, and who may see it. */
export type Screen = { path: string; users: readonly string[] };

const root = join(import.meta.dirname, '..');
const shell = 'shell/SignedIn';

/** Every screen behind the sign-in that the built pages have, but the dashboards and the modals over a list. */
export function screensOfPages(): Screen[] {
  const [file] = globSync('build/current/pages/client/assets/manifest-*.js', { cwd: root });
  if (file === undefined) throw new Error('the pages are not built');
  const script = readFileSync(join(root, file), 'utf8');
  const { routes }: { routes: Record<string, Route> } = JSON.parse(script.slice(script.indexOf('{'), -1));
  const groups = Object.values(routes).filter(({ parentId, path }) => parentId === shell && path === undefined);
  const usersOf = new Map<string, readonly string[]>([
    [shell, []],
    ...groups.map(({ id }) => [id, usersIn(id)] as const),
  ]);
  return Object.values(routes).flatMap(({ id, parentId = '', path }) => {
    const users = usersOf.get(parentId);
    return users && path !== undefined && !/dashboard|-home$/.test(id.toLowerCase())
      ? [{ path: `/${path}`, users }]
      : [];
  });
}

/** Who may see a group of screens; its file says it. */
function usersIn(id: string): string[] {
  const [, users] = /<OnlyFor types=\{\[([^\]]+)\]\}/.exec(readFileSync(join(root, `src/app/${id}.tsx`), 'utf8')) ?? [];
  if (users === undefined) throw new Error(`${id} does not say whose screens it holds`);
  return [...users.matchAll(/'(\w+)'/g)].map(([, user = '']) => user);
}
