import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.ts';

/** One package as package-lock.json knows it. */
export type LockedPackage = {
  name: string;
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  hasInstallScript?: boolean;
};

/** Every package of package-lock.json, by its name. */
export function lockedPackages(): LockedPackage[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Omit<LockedPackage, 'name'>>;
  };
  return Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ ...entry, name: path.slice(path.lastIndexOf('node_modules/') + 13) }));
}

/**
 * The list that docs/licences.md holds: name, version and licence of each package, those that a running server uses
 * first. Builds of a package for single platforms are left out: they share its licence.
 */
export function licenceList(): string {
  const named = lockedPackages().filter(({ os }) => !os);
  const table = (packages: readonly LockedPackage[]) =>
    [...new Set(packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`))]
      .sort()
      .join('\n');
  const head = '| Pacote | Versão | Licença |\n| --- | --- | --- |';
  return [
    '# Licenças dos pacotes',
    'Feita por `npm run licences`; um teste (`rules/dependencies.test.ts`) confere que está em dia.',
    `## Em uso pelo servidor e pelas páginas\n\n${head}\n${table(named.filter(({ dev }) => !dev))}`,
    `## Só para desenvolver e testar\n\n${head}\n${table(named.filter(({ dev }) => dev))}`,
    '',
  ].join('\n\n');
}
