import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Config } from '../src/app/config.server.ts';
import { type Anchor, readAnchors } from '../src/audit/anchors/anchor-line.server.ts';
import { anchorsInStore } from '../src/audit/anchors/anchor-store.server.ts';
import { type Head, verifyChain } from '../src/trail/chain.db.ts';
import { existingInstallation, runCommand } from './installation.ts';

/**
 * npm run verify-audit [-- --head NUMBER:HASH] [-- --anchors FILE …]: whether the audit trail is whole, and goes on as the heads say
 * that were kept outside, those in the store of the settings among them; the exit code says it too.
 */

await runCommand(async (args) => {
  const { heads, files } = given(args);
  const { db, config } = await existingInstallation();
  const anchors = await anchorsFrom(files, config);
  const result = await verifyChain(db, ...heads, ...anchors);
  await db.destroy();
  const { number, hash } = result.head;
  if (result.broken !== null) {
    throw new Error(
      `A trilha foi alterada: o registro ${result.broken} ${result.reason}. Os ${result.entries} anteriores conferem.`,
    );
  }
  console.log(`A trilha está íntegra: ${result.entries} registros.`);
  const last = anchors.toSorted((one, other) => one.number - other.number).at(-1);
  const many = anchors.length === 1 ? '1 âncora' : `${anchors.length} âncoras`;
  if (last) console.log(`Confere com ${many}; a última é de ${last.at}, no registro ${last.number}.`);
  console.log(`Anote fora do banco, para a próxima conferência: --head ${number}:${hash}`);
});

/** The anchors of files and of the store. @throws where a file has none, or one was not written by this installation */
async function anchorsFrom(files: readonly string[], { encryptionKeys, anchors }: Config): Promise<Anchor[]> {
  const kept = files.flatMap((file) => {
    const found = readAnchors(readFileSync(file, 'utf8'), encryptionKeys);
    if (found.length === 0) throw new Error(`Não há nenhuma âncora em ${file}.`);
    return found;
  });
  const all = anchors?.store ? [...kept, ...readAnchors(await anchorsInStore(anchors.store), encryptionKeys)] : kept;
  for (const { verdict, number, at, keyId } of all) {
    if (verdict === 'own') continue;
    const why =
      verdict === 'forged'
        ? 'não tem a assinatura desta instalação: foi alterada'
        : `foi assinada com a chave ${keyId}, que não está em ENCRYPTION_KEYS`;
    throw new Error(`A âncora de ${at}, no registro ${number}, ${why}.`);
  }
  return all;
}

function given(args: readonly string[]): { heads: Head[]; files: string[] } {
  const usage = new Error('Uso: npm run verify-audit -- [--head NÚMERO:HASH] [--anchors ARQUIVO]');
  try {
    const options = { head: { type: 'string', multiple: true }, anchors: { type: 'string', multiple: true } } as const;
    const { head = [], anchors = [] } = parseArgs({ args: [...args], options }).values;
    return { heads: head.map((text) => headFrom(text, usage)), files: anchors };
  } catch {
    throw usage;
  }
}

function headFrom(text: string, usage: Error): Head {
  const [, number, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!number || !hash) throw usage;
  return { number: Number(number), hash };
}
