/**
 * Rows of a list whose query selected what the contract names, and nothing else. Only the lists of platform/database make
 * them: what is said to be of a row's schema leaves unread.
 */
export class Rows<Row> {
  /** The schema of one. */
  readonly of: object;
  readonly rows: readonly Row[];

  constructor(of: object, rows: readonly Row[]) {
    this.of = of;
    this.rows = rows;
  }
}

/** Rows of a list that is too long to be read and held at once: they are read while they are being sent. */
export class Parts<Row> {
  /** The schema of one. */
  readonly of: object;
  readonly count: number;
  readonly read: () => AsyncIterable<readonly Row[]>;

  /**
   * @param count how many there are when reading begins
   * @param read begins reading; whoever stops iterating stops the reading
   */
  constructor(of: object, count: number, read: () => AsyncIterable<readonly Row[]>) {
    this.of = of;
    this.count = count;
    this.read = read;
  }
}

/** A file that is written while it is being sent. */
export class Download {
  readonly name: string;
  readonly type: string;
  readonly parts: AsyncIterable<string | Uint8Array> | Iterable<Uint8Array>;

  constructor({ name, type, parts }: Pick<Download, 'name' | 'type' | 'parts'>) {
    this.name = name;
    this.type = type;
    this.parts = parts;
  }
}

/** What a handler may answer for what its contract promises: a file as a download, each list also as it was selected. */
export type Answer<Promised> = Promised extends File
  ? Download
  : Promised extends readonly unknown[]
    ? Promised
    : Promised extends object
      ? {
          [Name in keyof Promised]: Promised[Name] extends (infer Row)[]
            ? Row[] | Rows<Row> | Parts<Row>
            : Promised[Name];
        }
      : Promised;
