import { expect, test } from 'vitest';
import { clinicalWordIn, secrecyRefusal } from './clinical-words.rules.ts';

test.each([
  ['CID M54.5', 'cid'],
  ['Afastada por M54', 'cid'],
  ['cid-10: F32', 'cid'],
  ['Glicemia de 126 mg/dL', 'measure'],
  ['PA 150x90 mmHg', 'measure'],
  ['Limiar de 40 dB em 4 kHz', 'measure'],
  ['IMC 31,2 kg/m²', 'measure'],
  ['Leucócitos: 12.000/mm³', 'measure'],
  ['Audiometria alterada', 'result'],
  ['Hemograma com alterações', 'result'],
  ['Teste POSITIVO', 'result'],
  ['VDRL não reagente', 'result'],
  ['Portador de HIV', 'diagnosis'],
  ['β-HCG feito', 'diagnosis'],
  ['Gestante de 20 semanas', 'diagnosis'],
  ['Hipertensão arterial em tratamento', 'diagnosis'],
  ['Episódio depressivo', 'diagnosis'],
  ['Hérnia de disco', 'diagnosis'],
])('%s is a %s', (text, is) => {
  const found = clinicalWordIn(text);
  expect(found?.is).toBe(is);
  expect(found && secrecyRefusal(found)).toMatch(/^‘.+’ parece .*CFM 2\.323\/2022, art\. 6º/);
});

test.each([
  'Apto(a) para a função, com restrição de carga acima de 10 kg',
  'Não se expor a ruído superior a 85 dB(A)',
  'Uso obrigatório de protetor auricular e de máscara N95',
  'Trabalha na sala B12, bloco A10',
  'Apta para trabalho em altura (NR-35) e espaço confinado (NR-33)',
  'Compareceu das 8h às 11h30 para avaliação ocupacional',
  'O setor foi alterado em 10-03-2026',
  'Função alterada para Auxiliar de produção',
  'Próximo exame em 12 meses',
  'Não levantar peso; evitar esforços repetitivos',
  '',
])('%s says nothing of anybody’s health', (text) => {
  expect(clinicalWordIn(text)).toBeNull();
});
