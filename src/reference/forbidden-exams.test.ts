import { expect, test } from 'vitest';
import { forbiddenExam } from './forbidden-exams.labels.ts';
import { tables } from './reference-tables.server.ts';

const hiv = 'Portaria MTP 671/2021, art. 199, §1º';
const pregnancy = 'CLT, art. 373-A, IV; Lei 9.029/1995, art. 2º';

test.each([
  ['0732', hiv],
  ['0733', hiv],
  ['1290', hiv],
  ['1381', hiv],
  ['0739', pregnancy],
])('the exam %s is forbidden by %s, whatever it is called', (code, source) => {
  expect(forbiddenExam({ code, name: 'Exame' })?.source).toBe(source);
});

test.each([
  ['Anti-HIV', hiv],
  ['HIV1 e HIV2', hiv],
  ['Vírus da Imunodeficiência Humana', hiv],
  ['Teste rápido de AIDS', hiv],
  ['Sorologia para SIDA', hiv],
  ['Carga viral', hiv],
  ['Contagem de CD4', hiv],
  ['CD4+/CD8+', hiv],
  ['Teste de GRAVIDEZ', pregnancy],
  ['Laqueadura', pregnancy],
  ['Ligadura de trompas', pregnancy],
  ['Vasectomia', pregnancy],
  ['Beta-HCG', pregnancy],
  ['ß-hcg quantitativo', pregnancy],
  ['Gonadotrofina coriônica', pregnancy],
  ['Atestado de esterilização', pregnancy],
  ['Hormônio gonodotrofico corionico', pregnancy],
])('an exam that is only called %s is forbidden by %s', (name, source) => {
  expect(forbiddenExam({ code: '', name })?.source).toBe(source);
});

test.each([
  // Letters of other alphabets that look like Latin ones.
  ['Anti-ΗΙV', hiv],
  ['Sorologia НIV', hiv],
  ['АIDЅ', hiv],
  ['Gravidеz', pregnancy],
  ['β-НСG', pregnancy],
  ['Lаqueadurа', pregnancy],
  // Wide, adorned and invisible ones.
  ['ＨＩＶ', hiv],
  ['𝗛𝗜𝗩 rápido', hiv],
  ['H\u200bI\u200bV', hiv],
  ['gra\u00advi\u2060dez', pregnancy],
  ['H\u0336I\u0336V', hiv],
  // Marks, blanks and hyphens between the letters.
  ['H.I.V.', hiv],
  ['H-I-V', hiv],
  ['H I V 1 e 2', hiv],
  ['HI V', hiv],
  ['h_i_v', hiv],
  ['AntiHIV', hiv],
  ['anti(HIV)', hiv],
  ['A.I.D.S.', hiv],
  ['a i d s', hiv],
  ['CD-4', hiv],
  ['C.D.4', hiv],
  ['Carga-viral', hiv],
  ['CARGA  VIRAL', hiv],
  ['cargaviral', hiv],
  ['imuno-deficiência humana', hiv],
  ['Linfócitos T-4', hiv],
  ['gra-videz', pregnancy],
  ['g r a v i d e z', pregnancy],
  ['gra.vi.dez', pregnancy],
  ['B.H.C.G.', pregnancy],
  ['beta h-c-g', pregnancy],
  ['HCGtotal', pregnancy],
  ['Ligadura-das-trompas', pregnancy],
  ['vasec tomia', pregnancy],
  // Digits and marks that stand for a letter.
  ['H1V', hiv],
  ['HlV', hiv],
  ['A1D5', hiv],
  ['grav1dez', pregnancy],
  ['Gr@videz', pregnancy],
])('%s, however it is spelt, is forbidden by %s', (name, source) => {
  expect(forbiddenExam({ code: '', name })?.source).toBe(source);
});

test.each([
  ['0671', 'Gonococo - IgG'],
  ['', 'Capacidade e densidade, diversidade, necessidade'],
  ['', 'Esforço em si da coluna'],
  ['', 'Anti-HTLV I e II'],
  ['', 'Grupo P 24 horas'],
  ['', 'Vitamina D 25, cálcio iônico'],
  ['', 'Adesivo no arquivo'],
  ['', 'Hemograma'],
  ['1130', 'Somatotrófico coriônico-hormônio (HCS ou PHL)'],
  ['0281', 'Audiometria'],
  ['0568', 'Espermograma'],
  ['1382', 'Western blot (anticorpos anti-HTV-I ou HTLV-II)'],
  ['', 'Fator V de Leiden'],
  ['', 'Atividade física, carga e postura'],
  ['', 'Avaliação da acidade'],
  ['', 'Antígeno HBs'],
  ['', 'Exames para soldagem TIG'],
])('%s %s is not forbidden', (code, name) => {
  expect(forbiddenExam({ code, name })).toBeNull();
});

test('of Tabela 27 only the exams of HIV, the count of CD4 and that of pregnancy are, by code and by name', () => {
  const all = [...tables.exams().byCode.values()];
  const found = all.filter((exam) => forbiddenExam(exam)).map(({ code }) => code);
  expect(found).toEqual(['0732', '0733', '0739', '0810', '1290', '1381']);
});
