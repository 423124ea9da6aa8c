import fc from 'fast-check';
import type { Paper, PaperBlock, PaperCopy, PaperSection, PaperSigner } from '../paper/paper.ts';

const words = fc.constantFrom(
  ...[
    'Dor',
    'avaliação',
    'µg/m³',
    '≥85',
    '#let',
    '$x$',
    '*não*',
    '_sub_',
    '@ref',
    '<label>',
    '//nota',
    '\\#',
    '"aspas"',
  ],
  ...[
    '`code`',
    '[a]',
    '{b}',
    '= título',
    '- item',
    '~',
    "'",
    'Pneumoultramicroscopicossilicovulcanoconiótico',
    'W'.repeat(150),
  ],
);
const between = fc.constantFrom(' ', ' ', ' ', '   ', '\n', '\n\n', '\t');

/** What people type, and what would be markup if anything read it as such. */
const textUpTo = (most: number) =>
  fc.array(fc.tuple(words, between), { maxLength: most }).map((parts) => parts.flat().join('').trim());
const short = textUpTo(4);
const long = fc.oneof({ weight: 3, arbitrary: textUpTo(40) }, { weight: 1, arbitrary: textUpTo(900) });
/** What a form says by itself. */
const label = fc.constantFrom('Nome', 'Função', '= Conclusão', '#panic()', 'Data do exame', '*Observação*');
const line = fc.array(words, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' ').slice(0, 80));

const signer: fc.Arbitrary<PaperSigner> = fc.record({
  name: fc.oneof(line, fc.constant('')),
  role: fc.oneof(label, fc.constant('')),
  lines: fc.array(line, { maxLength: 3 }),
});

const table: fc.Arbitrary<PaperBlock> = fc
  .record({ columns: fc.integer({ min: 1, max: 4 }), across: fc.integer({ min: 1, max: 2 }), detailed: fc.boolean() })
  .chain(({ columns, across, detailed }) => {
    const withDetail = detailed && across === 1;
    return fc.record({
      kind: fc.constant('table' as const),
      columns: fc
        .array(label, { minLength: columns, maxLength: columns })
        .map((labels) => labels.map((one) => ({ label: one, width: 1 / columns }))),
      across: fc.constant(across),
      detail: fc.constant(withDetail ? 'Detalhe' : ''),
      room: fc.integer({ min: 0, max: 3 }),
      rows: fc.array(
        fc
          .tuple(fc.array(short, { minLength: columns, maxLength: columns }), long)
          .map(([cells, detail]) => (withDetail ? [...cells, detail] : cells)),
        { maxLength: 40 },
      ),
    });
  });

const block: fc.Arbitrary<PaperBlock> = fc.oneof(
  table,
  fc.record({
    kind: fc.constant('answers' as const),
    answers: fc.array(
      fc.record({
        label,
        text: fc.oneof(short, long),
        width: fc.constantFrom(1, 1 / 2, 1 / 3, 2 / 3),
        room: fc.boolean(),
      }),
      { minLength: 1, maxLength: 8 },
    ),
  }),
  fc.record({
    kind: fc.constant('text' as const),
    role: fc.constantFrom('letter' as const, 'note' as const),
    text: long,
    room: fc.integer({ min: 0, max: 14 }),
  }),
  fc.record({
    kind: fc.constant('checklist' as const),
    label: fc.oneof(label, fc.constant('')),
    columns: fc.boolean(),
    options: fc.array(fc.record({ text: label, ticked: fc.boolean() }), { minLength: 1, maxLength: 20 }),
  }),
  fc.record({ kind: fc.constant('statement' as const), text: label }),
  fc.record({
    kind: fc.constant('drawing' as const),
    alt: line,
    width: fc.constant(760),
    height: fc.integer({ min: 40, max: 420 }),
    lines: fc.array(
      fc.record({
        points: fc.array(fc.tuple(fc.integer({ min: 0, max: 760 }), fc.integer({ min: 0, max: 40 })), { minLength: 2 }),
        ink: fc.constantFrom('#c62828', '#1548b8'),
        thickness: fc.constantFrom(1, 1.8),
        dash: fc.constantFrom([], [7, 5]),
        isClosed: fc.boolean(),
      }),
      { maxLength: 20 },
    ),
    words: fc.array(
      fc.record({
        at: fc.tuple(fc.integer({ min: 200, max: 500 }), fc.integer({ min: 20, max: 40 })),
        text: label,
        size: fc.constantFrom(11, 15),
        anchor: fc.constantFrom('start' as const, 'middle' as const, 'end' as const),
      }),
      { maxLength: 6 },
    ),
  }),
  fc.record({
    kind: fc.constant('signatures' as const),
    placeAndDate: fc.oneof(line, fc.constant(null)),
    signers: fc.array(signer, { maxLength: 2 }),
    responsible: fc.oneof(signer, fc.constant(null)),
  }),
);

const section: fc.Arbitrary<PaperSection> = fc.record({
  title: fc.oneof(label, fc.constant('')),
  blocks: fc.array(block, { minLength: 1, maxLength: 4 }),
  whole: fc.boolean(),
});

const copies: fc.Arbitrary<PaperCopy[]> = fc
  .array(section, { minLength: 1, maxLength: 4 })
  .chain((sections) =>
    fc.constantFrom([''], ['1ª via', '2ª via']).map((labels) => labels.map((one) => ({ label: one, sections }))),
  );

/** Any paper, of more and of worse than a form would make. */
export const anyPaper: fc.Arbitrary<Paper> = fc.record({
  title: line,
  letterhead: fc.record({
    name: line,
    slogan: fc.oneof(line, fc.constant('')),
    contacts: fc.array(line, { maxLength: 3 }),
    image: fc.constant(null),
  }),
  copies,
  whose: line,
  further: fc.array(line, { maxLength: 3 }),
  imprint: fc.oneof(fc.constant(null), fc.record({ name: line, lines: fc.array(line, { maxLength: 2 }) })),
});
