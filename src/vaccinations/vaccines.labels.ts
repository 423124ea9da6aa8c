/** Where it is written that a vaccine is given, how, and that it is written down. */
const offered = 'NR-32, 32.2.4.17.1';
const recommended = 'calendário do Programa Nacional de Imunizações (NR-32, 32.2.4.17.4)';

/** A dose of a scheme: so many months after the first one or the one before it, and never sooner than so many days after that one. */
type SchemeDose = { months: number; after: 'first' | 'previous'; minimumDays: number };

/** The exam that says whether a scheme has taken, and from which day to which after its last dose it is to be made. */
type Serology = { examCode: string; name: string; fromDays: number; untilDays: number };

/** How a vaccine is given. */
export type Scheme = {
  doses: readonly SchemeDose[];
  /** So many months after the last dose of the scheme or the last repetition; null where none follows. */
  repeatMonths: number | null;
  serology: Serology | null;
};

type Vaccine = { name: string; source: string; scheme: Scheme };

const first: SchemeDose = { months: 0, after: 'first', minimumDays: 0 };

/**
 * The vaccines whose scheme is known, as data: intervals in months are those of the calendar, days are the shortest with which a
 * dose counts (decision 154).
 */
export const vaccines = {
  hepatitisB: {
    name: 'Hepatite B',
    source: `${offered}; ${recommended}; anti-HBs pelo 32.2.4.17.3`,
    scheme: {
      doses: [first, { months: 1, after: 'first', minimumDays: 28 }, { months: 6, after: 'first', minimumDays: 56 }],
      repeatMonths: null,
      // 'Hepatite B - HBsAC (anti-HBs)' of Tabela 27.
      serology: { examCode: '0704', name: 'Anti-HBs', fromDays: 30, untilDays: 60 },
    },
  },
  tetanus: {
    name: 'Difteria e tétano (dT ou dTpa)',
    source: `${offered}; ${recommended}`,
    scheme: {
      doses: [first, { months: 2, after: 'first', minimumDays: 30 }, { months: 4, after: 'first', minimumDays: 30 }],
      repeatMonths: 120,
      serology: null,
    },
  },
  influenza: {
    name: 'Influenza',
    source: `NR-32, 32.2.4.17.2; ${recommended}`,
    scheme: { doses: [], repeatMonths: 12, serology: null },
  },
  measles: {
    name: 'Sarampo, caxumba e rubéola (tríplice viral)',
    source: `NR-32, 32.2.4.17.2; ${recommended}`,
    scheme: {
      doses: [first, { months: 1, after: 'first', minimumDays: 30 }],
      repeatMonths: null,
      serology: null,
    },
  },
  yellowFever: {
    name: 'Febre amarela',
    source: `NR-32, 32.2.4.17.2; ${recommended}`,
    scheme: { doses: [first], repeatMonths: null, serology: null },
  },
} as const satisfies Record<string, Vaccine>;

/** A vaccine of the table, or another one, by its name and with the intervals that the physician gives it. */
export type VaccineCode = keyof typeof vaccines | 'other';

export const vaccineCodes: readonly [VaccineCode, ...VaccineCode[]] = [
  'other',
  ...(Object.keys(vaccines) as (keyof typeof vaccines)[]),
];

/** The vaccines by name, as one is chosen. */
export const vaccineLabels: Readonly<Record<VaccineCode, string>> = {
  ...(Object.fromEntries(Object.entries(vaccines).map(([code, { name }]) => [code, name])) as Record<
    keyof typeof vaccines,
    string
  >),
  other: 'Outra vacina',
};

/** So many doses has the longest scheme; a number beyond those of its own is a repetition. */
export const mostDoses = 10;
