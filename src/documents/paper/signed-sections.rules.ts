import type { PaperCopy, PaperSection } from './paper.ts';

/** A copy in which signatures stand in the section of what they sign, so that the end of a page never leaves them alone. */
export function withSignedSections(copy: PaperCopy): PaperCopy {
  const sections: PaperSection[] = [];
  for (const section of copy.sections) {
    const before = sections.at(-1);
    if (before && section.title === '' && section.blocks[0]?.kind === 'signatures') {
      sections[sections.length - 1] = { ...before, blocks: [...before.blocks, ...section.blocks] };
    } else sections.push(section);
  }
  return { ...copy, sections };
}
