import { type NotificationKind, scopeOf } from '../../notifications/notification-kind.server.ts';
import { findToldBundles } from './bundles.db.ts';
import { countOfAsos } from './bundles.labels.ts';

/** What a company asked for is there, or is not going to be: it need not look again and again. */
export const bundleReady: NotificationKind = {
  kind: 'bundle-ready',
  for: ['company'],
  mail: { label: 'ASOs em um arquivo', text: 'Há novidade sobre o arquivo que você pediu no Zelo', usually: 'none' },
  async tell(db, reader, ids) {
    const scope = scopeOf(reader, 'documents.bundle');
    const bundles = scope ? await findToldBundles(db, scope, ids) : [];
    return new Map(
      bundles.flatMap(({ id, state, total, missing }) => {
        const text = textOf(state, total - missing);
        return text ? [[id, { text, path: '/bundles' }] as const] : [];
      }),
    );
  },
};

function textOf(state: string, count: number): string | null {
  if (state === 'ready') return `O arquivo com ${countOfAsos(count)} está pronto. Ele fica disponível por um dia.`;
  if (state === 'failed') return 'O arquivo de ASOs que você pediu não pôde ser feito. Peça de novo.';
  return null;
}
