/** Words that say something of somebody's health, folded: data, to be added to as practice shows (CFM 2.323/2022, art. 6). */

/** What an exam is said to have shown. */
export const resultWords = [
  ...['alterad[oa]s?', 'alteracao', 'alteracoes', 'anormal', 'anormais', 'positiv[oa]s?', 'negativ[oa]s?'],
  ...['reagentes?', 'soropositiv[oa]s?', 'soronegativ[oa]s?'],
] as const;

/** What may be changed, or affirmative, without being a result. */
export const notOfExams = [
  ...[
    'funcao',
    'cargo',
    'setor',
    'horario',
    'turno',
    'jornada',
    'endereco',
    'data',
    'local',
    'cadastro',
    'nome',
    'risco',
  ],
  ...['impacto', 'contrato', 'unidade', 'posto'],
] as const;

/** Diseases and states of health that are named most often. */
export const diagnoses = [
  ...['hiv', 'aids', 'sida', 'hcg', 'sifilis', 'hepatites?', 'tuberculose', 'hanseniase', 'covid\\w*', 'chagas'],
  ...['gravidez', 'gravidas?', 'gestantes?', 'gestacao', 'gestacional', 'puerperio', 'aborto'],
  ...[
    'hipertensao',
    'hipertens[oa]s?',
    'diabetes?',
    'diabetic[oa]s?',
    'obesidade',
    'obes[oa]s?',
    'dislipidemia',
    'anemia',
  ],
  ...['asma', 'asmatic[oa]s?', 'dpoc', 'enfisema', 'bronquite', 'silicose', 'asbestose', 'pneumoconiose'],
  ...['cardiopatia', 'cardiopatas?', 'arritmia', 'infarto', 'avc', 'insuficiencia renal', 'insuficiencia cardiaca'],
  ...['epilepsia', 'epileptic[oa]s?', 'convulso\\w+', 'labirintite', 'vertigem', 'enxaqueca'],
  ...['depressao', 'depressiv[oa]s?', 'ansiedade', 'ansios[oa]s?', 'panico', 'burnout', 'bipolar', 'esquizofrenia'],
  ...['transtornos?', 'alcoolismo', 'alcoolatra', 'dependencia quimica', 'dependente quimic[oa]'],
  ...['cancer', 'neoplasias?', 'tumor(?:es)?', 'leucemia', 'linfoma'],
  ...[
    'lombalgia',
    'cervicalgia',
    'lombociatalgia',
    'hernia',
    'tendinite',
    'bursite',
    'artrose',
    'artrite',
    'fibromialgia',
  ],
  ...[
    'dort',
    'sindrome',
    'escoliose',
    'perda auditiva',
    'pair',
    'surdez',
    'hipoacusia',
    'daltonismo',
    'glaucoma',
    'catarata',
  ],
  ...['dermatite', 'dermatose', 'intoxicacao', 'saturnismo', 'doenca\\w*', 'patologia\\w*'],
] as const;

/** Measures of exams, as they follow a number. */
export const units = [
  ...[
    'mg/dl',
    'g/dl',
    'mg/l',
    'ug/\\w+',
    'µg/\\w+',
    'μg/\\w+',
    'mcg/\\w+',
    'ng/\\w+',
    'pg/\\w+',
    'mg/g\\b[^,;.]*',
    'mmhg',
    'mmol(?:/l)?',
  ],
  ...[
    'meq(?:/l)?',
    'ui/\\w+',
    'u/l',
    'mui/\\w+',
    'bpm',
    'db(?:\\s?\\(?(?:a|na|hl)\\)?)?',
    'kg(?:/m[2²])?',
    '/mm[3³]',
    'mil/mm[3³]',
    '%',
  ],
] as const;

/** Before a number these make it a limit, as 'acima de 10 kg', and no measure of anybody. */
export const limits = [
  ...[
    'acima de',
    'abaixo de',
    'ate',
    'superior(?:es)? a',
    'inferior(?:es)? a',
    'maior(?:es)? (?:que|do que|de)',
    'mais de',
  ],
  ...[
    'menos de',
    'maxim[oa] de',
    'minim[oa] de',
    'no maximo',
    'no minimo',
    'limite de',
    'excede(?:r|ndo)?',
    'alem de',
    'a partir de',
  ],
] as const;

/** Before a letter with two digits these make it the name of a place or a thing, and no CID. */
export const placeNames = [
  ...[
    'sala',
    'setor',
    'bloco',
    'predio',
    'box',
    'mascara',
    'respirador',
    'filtro',
    'vitamina',
    'rodovia',
    'galpao',
    'linha',
  ],
  ...['area', 'quadra', 'lote', 'porta', 'modelo', 'tipo', 'turno', 'cabine', 'doca'],
] as const;
