/** Words with others added, none of them twice. A comma may be part of what is written: a semicolon parts them. */
export function withWords(words: readonly string[], written: string): string[] {
  const added = [...words];
  for (const word of written.split(';').map((part) => part.trim())) {
    if (word !== '' && !added.some((other) => isSameWord(other, word))) added.push(word);
  }
  return added;
}

/** What is offered of which nothing is chosen yet, and which has what is being typed. */
export function offeredWords(data: readonly string[], words: readonly string[], typed: string): string[] {
  const search = typed.trim().toLowerCase();
  return data.filter((word) => word.toLowerCase().includes(search) && !words.some((other) => isSameWord(other, word)));
}

function isSameWord(one: string, other: string): boolean {
  return one.trim().localeCompare(other.trim(), 'pt-BR', { sensitivity: 'base' }) === 0;
}
