/**
 * What exams are usually called, beside the names of Tabela 27, with their codes: as the papers of the house name them, and
 * short names. Three of the house's are several procedures and have none: the cholesterol fractions together, the markers
 * of hepatitis B together, and anti-HCV, which is of IgG or of IgM.
 */
export const usualExamNames: Readonly<Record<string, readonly string[]>> = {
  '0295': ['Avaliação clínica', 'Exame clínico', 'Avaliação clínica ocupacional', 'Exame clínico ocupacional'],
  '0281': ['Audiometria', 'Audiometria tonal'],
  '0296': ['Acuidade visual', 'Exame de acuidade visual'],
  '1057': ['Espirometria', 'Prova de função pulmonar'],
  '0530': ['Eletrocardiograma', 'Eletrocardiograma (ECG)', 'ECG'],
  '0536': ['Eletroencefalograma', 'Eletroencefalograma (EEG)', 'EEG'],
  // Read by one reader or by two: 'at least one' is true of both.
  '1415': ['Radiografia de tórax (PA e perfil, padrão OIT)', 'Radiografia de tórax padrão OIT', 'RX de tórax OIT'],
  '0693': ['Hemograma', 'Hemograma completo'],
  '0658': ['Glicemia em jejum', 'Glicemia de jejum', 'Glicose'],
  '0690': ['Hemoglobina glicada', 'HbA1c'],
  '0424': ['Colesterol LDL', 'LDL'],
  '0423': ['Colesterol HDL', 'HDL'],
  '1204': ['TGO', 'AST'],
  '1205': ['TGP', 'ALT'],
  '0652': ['Gama GT', 'GGT'],
  '1123': ['VDRL'],
  '1098': ['Sumário de urina', 'Urina tipo 1', 'EAS'],
  '0472': ['Coprocultura'],
  '0116': ['Ácido metil-hipúrico urinário', 'Ácido metil-hipúrico na urina'],
  '0130': ['TTMA na urina', 'Ácido trans,trans-mucônico na urina'],
  '0103': ['S-PMA na urina'],
  '1189': ['Tolueno na urina'],
  '0385': ['Chumbo no sangue'],
  '0387': ['Chumbo na urina'],
  '0095': ['ALA-U', 'ALA na urina'],
  '0609': ['Fenol na urina', 'Fenol urinário'],
  '0068': ['Atividade da acetilcolinesterase eritrocitária'],
};
