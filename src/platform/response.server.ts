/** Rows of a list that is too long to be read and held at once: they are read while they are being sent. */
export class Parts<Row> {
  readonly read: () => AsyncIterable<readonly Row[]>;

  /** @param read begins reading; whoever stops iterating stops the reading */
  constructor(read: () => AsyncIterable<readonly Row[]>) {
    this.read = read;
  }
}

/** A file that is written while it is being sent. */
export class Download {
  readonly name: string;
  readonly type: string;
  readonly text: AsyncIterable<string>;

  constructor({ name, type, text }: Pick<Download, 'name' | 'type' | 'text'>) {
    this.name = name;
    this.type = type;
    this.text = text;
  }
}

/** What a handler may answer for what its contract promises: a file as a download, each list also in parts. */
export type Answer<Promised> = Promised extends File
  ? Download
  : Promised extends readonly unknown[]
    ? Promised
    : Promised extends object
      ? { [Name in keyof Promised]: Promised[Name] extends (infer Row)[] ? Row[] | Parts<Row> : Promised[Name] }
      : Promised;
