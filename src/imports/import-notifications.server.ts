import { type NotificationKind, scopeOf } from '../notifications/notification-kind.server.ts';
import { findToldImports } from './imports.db.ts';
import { type ImportState, importKindLabels } from './imports.labels.ts';

/** What was confirmed is in the registers, or is not: nobody need wait for it. */
export const importEnded: NotificationKind = {
  kind: 'import-ended',
  for: ['admin', 'company', 'professional'],
  mail: { label: 'Importação de planilhas', text: 'Uma importação que você fez no Zelo terminou', usually: 'none' },
  async tell(db, reader, ids) {
    const scope = scopeOf(reader, 'imports.make');
    const told = scope ? await findToldImports(db, scope, ids) : [];
    return new Map(
      told.flatMap(({ id, kind, state }) => {
        const words = wordsOf(state);
        return words ? [[id, { text: `${importKindLabels[kind]}: ${words}`, path: `/imports/${id}` }] as const] : [];
      }),
    );
  },
};

function wordsOf(state: ImportState): string | null {
  if (state === 'done') return 'a importação foi gravada.';
  if (state === 'stale') return 'nada foi gravado, porque o cadastro mudou. Refaça a conferência.';
  return state === 'failed' ? 'a importação não deu certo, e nada foi gravado.' : null;
}
