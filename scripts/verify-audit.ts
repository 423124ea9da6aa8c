import { verifyChain } from '../src/trail/chain.db.ts';
import { existingInstallation, runCommand } from './installation.ts';

/** npm run verify-audit [-- --head NUMBER:HASH]: whether the audit trail is whole; the exit code says it too. */

await runCommand(async (args) => {
  const noted = headFrom(args);
  const { db } = await existingInstallation();
  const result = await verifyChain(db, noted);
  await db.destroy();
  const { number, hash } = result.head;
  if (result.broken !== null) {
    throw new Error(
      `A trilha foi alterada: o registro ${result.broken} ${result.reason}. Os ${result.entries} anteriores conferem.`,
    );
  }
  console.log(`A trilha está íntegra: ${result.entries} registros.`);
  console.log(`Anote fora do banco, para a próxima conferência: --head ${number}:${hash}`);
});

function headFrom(args: readonly string[]) {
  if (args.length === 0) return undefined;
  const [, number, hash] = /^(\d+):([0-9a-f]{64})$/.exec(args[1] ?? '') ?? [];
  if (args[0] !== '--head' || !number || !hash) throw new Error('Uso: npm run verify-audit -- --head NÚMERO:HASH');
  return { number: Number(number), hash };
}
