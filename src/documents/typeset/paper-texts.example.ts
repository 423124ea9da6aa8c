import type { Paper, PaperBlock, PaperSigner } from '../paper/paper.ts';

/** All that a paper says, in the order in which it is read, each text as it is printed; after the title, the foot of its first page. */
export function textsOfPaper({ letterhead, title, copies, imprint }: Paper, foot: readonly string[]): string[][] {
  return copies.map(({ label, sections }) => [
    ...(letterhead.image ? [] : [letterhead.name, letterhead.slogan, ...letterhead.contacts]),
    title.toUpperCase(),
    label,
    ...(imprint ? [imprint.name, ...imprint.lines] : []),
    ...foot,
    ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(textsOfBlock)]),
  ]);
}

function textsOfBlock(block: PaperBlock): string[] {
  switch (block.kind) {
    case 'answers':
      return block.answers.flatMap(({ label, text, room }) => [`${label}:`, text || (room ? '' : '—')]);
    case 'table':
      return textsOfTable(block);
    case 'text':
    case 'statement':
      return [block.text];
    case 'checklist':
      return [
        block.label && `${block.label}:`,
        ...block.options.flatMap(({ text, ticked }) => [ticked ? '☐X' : '☐', text]),
      ];
    case 'drawing':
      return block.words.map(({ text }) => text);
    case 'signatures':
      return [block.placeAndDate ?? '', ...block.signers.flatMap(textsOfSigner), ...textsOfResponsible(block)];
  }
}

function textsOfTable({ columns, across, rows, detail }: Extract<PaperBlock, { kind: 'table' }>): string[] {
  const heads = Array.from({ length: across }, () => columns.map(({ label }) => label)).flat();
  const cells = rows.flatMap((row) => [
    ...columns.map((_, at) => row[at] ?? ''),
    ...(detail ? [`${detail}:`, row[columns.length] ?? ''] : []),
  ]);
  return [...heads, ...cells];
}

function textsOfSigner({ name, role, lines }: PaperSigner): string[] {
  return [name, role, ...lines];
}

function textsOfResponsible({ responsible }: Extract<PaperBlock, { kind: 'signatures' }>): string[] {
  if (!responsible) return [];
  return [`${responsible.role}:`, responsible.name, ...responsible.lines.flatMap((line) => ['·', line])];
}
