import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { promises } from './sections/promises.labels.ts';

/** Each promise, as it is worded, with the journey that shows it in a browser: a file of `e2e` and the title of a test in it. */
const shownBy: Readonly<Record<string, readonly [journey: string, title: string]>> = {
  'Cards interativos: Os números da sua operação na primeira tela, a um clique da lista.': [
    'lists',
    'each card of a dashboard starts at 0, counts its list and leads to it',
  ],
  'Histórico de documentos: Os documentos de cada colaborador em um só lugar, sem caixas nem pastas.': [
    'settings',
    'the company sees the documents of its employee that are not confidential, and can open them',
  ],
  'Acompanhamento em tempo real: O documento que a clínica libera aparece para a empresa no mesmo instante.': [
    'live',
    'a document is on the page of its company, and a count on its dashboard, without being asked for',
  ],
  'Notificações de atualização: Um sino avisa do que há de novo e leva direto até lá.': [
    'notifications',
    'a document that a professional has sent stands in the company’s bell, leads to it and is read then',
  ],
  'Gestão por unidade: Matriz e filiais, cada uma com os seus dados e os seus colaboradores.': [
    'lists',
    'a unit’s list of employees names the unit, leads back, and says when there is no such unit',
  ],
  'Acompanhamento de atendimentos: Quando o ASO de um colaborador chega, a empresa é avisada e o abre ali mesmo.': [
    'notifications',
    'a document that a professional has sent stands in the company’s bell, leads to it and is read then',
  ],
};

test('each of the six promises is, word for word, tied to a journey', () => {
  const made = Object.values(promises).map(({ title, text }) => `${title}: ${text}`);
  expect(made).toHaveLength(6);
  expect(made, 'Say in `shownBy` which journey shows what the page now says.').toEqual(Object.keys(shownBy));
});

test.each(Object.entries(shownBy))('%s', (_promise, [journey, title]) => {
  const text = readFileSync(resolve(import.meta.dirname, `../../e2e/${journey}.e2e.ts`), 'utf8');
  expect(text, 'Promise what another journey shows, or reword the promise.').toMatch(
    new RegExp(`^(  )*test\\('${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}'`, 'm'),
  );
});
