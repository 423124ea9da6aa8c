import type { Practice } from '../../practice/practice.contract.ts';

/** The professional who is signed in, as their council knows them; what the register does not hold is empty. */
export type Signer = {
  name: string;
  organ: string;
  number: string;
  uf: string;
  /** Their specialist registers, `65432, 65433`, where they have any. */
  rqe?: string;
};

/** Who answers for the PCMSO of a company. */
export type Pcmso = {
  /** Nobody where the company is exempt from having one; nor where its version named nobody because it was, and no longer is. */
  physician: Signer | null;
  /** Whether the exemption holds on the day of the document (NR-1, 1.8.6). */
  exempt: boolean;
  /** The last day (`YYYY-MM-DD`) of a programme that was over on the day of the document; empty while it lasts. */
  endedOn: string;
};

/** What stands on paper beside the answers. */
export type PaperContext = {
  practice: Practice;
  signer: Signer | null;
  /** As the company's programme says on the day of the document; null where it has none, or the document names nobody. */
  pcmso: Pcmso | null;
};

/** A document on paper as a plain value: it can be stored, compared and drawn by any means. */
export type Paper = {
  title: string;
  letterhead: PaperLetterhead;
  /** At least one; each begins on a page of its own. */
  copies: readonly PaperCopy[];
  /** Whose it is, by name and number, at the head of every page but the first, whose own words say it. */
  whose: string;
  /** What else those pages repeat at their top, a line each: never the name again. */
  further: readonly string[];
  /** The practice at the foot of every page, where a form has it (product 7.11). */
  imprint: PaperImprint | null;
};

/** The top of a document's first page; without contacts where its imprint has them. */
export type PaperLetterhead = {
  name: string;
  slogan: string;
  contacts: readonly string[];
  /** The practice's own image, as a `data:` address, in the place of the drawn one. */
  image: string | null;
};

export type PaperImprint = { name: string; lines: readonly string[] };

export type PaperCopy = {
  /** Which of several copies it is; empty for the only one. */
  label: string;
  sections: readonly PaperSection[];
};

export type PaperSection = {
  /** Empty where what stands there speaks for itself. */
  title: string;
  blocks: readonly PaperBlock[];
  /** Never parted by the end of a page. */
  whole: boolean;
};

export type PaperAnswer = {
  label: string;
  /** As it was typed. */
  text: string;
  /** Of the line, between 0 and 1. */
  width: number;
  /** Whether there is a line to write on when nothing was answered. */
  room: boolean;
};

/** Someone who signs, or who is named as responsible. */
export type PaperSigner = {
  /** Empty for someone who is not known: the name is written by hand. */
  name: string;
  /** As what they sign; empty where the document says it. */
  role: string;
  /** Their registration, and how they can be found. */
  lines: readonly string[];
};

/** A drawing by lines and words alone, so that screen and typesetting draw the same: in pixels, of which 900 are a page's width. */
export type PaperDrawing = {
  /** What it shows, for whoever does not see it; a table beside it has the values. */
  alt: string;
  width: number;
  height: number;
  lines: readonly {
    points: readonly (readonly [number, number])[];
    /** As '#c62828'. */
    ink: string;
    thickness: number;
    /** Lengths of strokes and gaps; empty for a continuous line. */
    dash: readonly number[];
    /** Whether its end is joined to its beginning. */
    isClosed: boolean;
  }[];
  /** Each stands with its middle, its beginning or its end at a place, on that baseline. */
  words: readonly { at: readonly [number, number]; text: string; size: number; anchor: 'start' | 'middle' | 'end' }[];
};

export type PaperBlock =
  | { kind: 'answers'; answers: readonly PaperAnswer[] }
  | {
      kind: 'table';
      columns: readonly { label: string; width: number }[];
      /** How many rows stand side by side, so that many short ones take less of the page. */
      across: number;
      /** As many cells as columns, and one more when there is a detail. */
      rows: readonly (readonly string[])[];
      /** The label of each row's last cell when that is a long text: it stands under the others, as wide as the table. */
      detail: string;
      /** How many empty rows there are to write in when none was filled in. */
      room: number;
    }
  | {
      kind: 'text';
      /** What the document is about, or a note among others. */
      role: 'letter' | 'note';
      text: string;
      /** How many lines there are to write on when it is empty. */
      room: number;
    }
  | {
      kind: 'checklist';
      /** Empty where the section's title says it. */
      label: string;
      /** In two columns, or one after another in as few lines as they need. */
      columns: boolean;
      options: readonly { text: string; ticked: boolean }[];
    }
  | { kind: 'statement'; text: string }
  | ({ kind: 'drawing' } & PaperDrawing)
  | {
      kind: 'signatures';
      /** Where and when it is signed; null where the document has its date elsewhere. */
      placeAndDate: string | null;
      signers: readonly PaperSigner[];
      /** Who answers for the document without signing it. */
      responsible: PaperSigner | null;
    };
