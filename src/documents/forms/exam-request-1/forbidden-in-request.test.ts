import { expect, test } from 'vitest';
import { forbiddenInRequest } from './forbidden-in-request.rules.ts';

test.each(['Anti-HIV 1 e 2', 'sorologia hiv', 'Beta-HCG', 'β-hCG', 'Teste de gravidez', 'TESTE GESTACIONAL'])(
  'says of %s that it is forbidden, by which law and what to do',
  (text) => {
    expect(forbiddenInRequest(text)).toMatch(/é proibido .*\(.*(art\. 199|9\.029).*\)\. Retire-o/);
  },
);

test.each([
  '',
  'Anti-HCV',
  'Ferritina',
  'Vitamina B12',
  'Hormônio de crescimento',
  'Paciente gestante: sem radiografia',
])('says nothing of %j', (text) => {
  expect(forbiddenInRequest(text)).toBeNull();
});
