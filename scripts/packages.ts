import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runStep } from './steps.ts';

/** Whether a program is on the path; system programs count too, which a user's path may leave out. */
export function onPath(program: string): boolean {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].some((folder) =>
    existsSync(join(folder, program)),
  );
}

/** Installs what tests need from Debian's packages. @returns false where that is not possible: no root, no apt */
export async function installPackages(title: string, packages: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`\n── Instalando ${title} dos pacotes do Debian`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runStep('apt-get', ['update', '-qq'], { env });
  return (await runStep('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })) === 0;
}

/** Whether nginx, and openssl for its certificates, are there or could be installed. */
export async function nginxIsThere(): Promise<boolean> {
  return (onPath('nginx') && onPath('openssl')) || (await installPackages('nginx', ['nginx', 'openssl']));
}

/** Where Debian puts what Preflight of Apache PDFBox consists of; of the Java interfaces it needs two that Java no longer has. */
export const preflightJars = [
  'preflight',
  'xmpbox',
  'pdfbox2',
  'fontbox2',
  'commons-logging',
  'javax.activation',
  'jaxb-api',
].map((name) => `/usr/share/java/${name}.jar`);

const pdfPackages = [
  'poppler-utils',
  'qpdf',
  'libpdfbox2-java',
  'libactivation-java',
  'libjaxb-api-java',
  'default-jre-headless',
];

/** Whether the programs that check PDFs are there or could be installed. */
export async function pdfToolsAreThere(): Promise<boolean> {
  const isThere = ['pdftotext', 'pdffonts', 'qpdf', 'java'].every(onPath) && preflightJars.every(existsSync);
  return isThere || (await installPackages('o que confere PDFs', pdfPackages));
}
