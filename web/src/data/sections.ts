// Parts of the page that are tables of words and figures.

/** What an experiment says, as tables of words and figures. */
export interface SectionsPart {
  readonly file: string;
  /** What was asked; undefined where the view's title says it. */
  readonly title?: string;
  readonly answer: readonly string[];
  readonly tables: readonly WordTable[];
  readonly notes: readonly string[];
}

/** What first calls cost. */
export interface StartupPart extends SectionsPart {
  readonly kind: "startup";
}

/** How times grow with the number of objects. */
export interface GrowthPart extends SectionsPart {
  readonly kind: "growth";
}

/** Single calls without warm-up, as a published protocol asks for them. */
export interface CallsPart extends SectionsPart {
  readonly kind: "calls";
}

/** Predicted times. */
export interface PredictionPart extends SectionsPart {
  readonly kind: "prediction";
}

/** Memory, pauses and threads. */
export interface MemoryPart extends SectionsPart {
  readonly kind: "memory";
}

/** Time in the serializer and time in I/O, and what compression takes and saves. */
export interface IoPart extends SectionsPart {
  readonly kind: "io";
}

/** An article's experiment: published figures and today's. */
export interface ArticlePart {
  readonly kind: "article";
  /** The article's short name. */
  readonly file: string;
  readonly title: string;
  readonly answer: readonly string[];
  readonly notes: readonly string[];
  readonly graphs: readonly ArticleGraph[];
  readonly tables: readonly WordTable[];
  readonly claims: WordTable;
}

/** The counterpart of a graph: bars, or a view of this page. */
export interface ArticleGraph {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  readonly view: string;
  readonly bars: readonly ArticleBar[];
}

/** A published figure and today's, in the unit of the graph. */
export interface ArticleBar {
  readonly name: string;
  readonly published?: number;
  readonly today?: number;
  readonly publishedText: string;
  readonly todayText: string;
  readonly why: string;
}

export interface WordTable {
  readonly id: string;
  readonly title: string;
  readonly howToRead: readonly string[];
  readonly columns: readonly WordColumn[];
  readonly rows: readonly WordRow[];
  readonly notes: readonly string[];
}

export interface WordColumn {
  /** Its name, with its unit. */
  readonly id: string;
  readonly head: string;
  readonly isText: boolean;
  /** Whether its cells are sentences. */
  readonly isSentence: boolean;
}

export interface WordRow {
  /** The head that it stands under; empty without groups. */
  readonly group: string;
  readonly cells: readonly WordCell[];
}

/** What people read, and the same as a number in the unit of the column's name. */
export interface WordCell {
  readonly text: string;
  readonly value?: number;
  readonly lower?: number;
  readonly upper?: number;
}
