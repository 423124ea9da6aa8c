import { expect, test } from 'vitest';
import { forbiddenExam } from './forbidden-exams.labels.ts';

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
])('an exam that is only called %s is forbidden by %s', (name, source) => {
  expect(forbiddenExam({ code: '', name })?.source).toBe(source);
});

test.each([
  ['0671', 'Gonococo - IgG'],
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
