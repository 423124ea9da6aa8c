import { expect, test } from 'vitest';
import { forbiddenExam } from './forbidden-exam.rules.ts';

test.each(['Anti-HIV 1 e 2', 'sorologia hiv', 'Beta-HCG', 'β-hCG', 'Teste de gravidez', 'TESTE GESTACIONAL'])(
  'warns about %s',
  (text) => {
    expect(forbiddenExam(text)).toMatch(/proibidos/);
  },
);

test.each(['', 'Anti-HCV', 'Ferritina', 'Vitamina B12', 'Hormônio de crescimento'])('says nothing of %j', (text) => {
  expect(forbiddenExam(text)).toBeNull();
});
