// Parts of the page that are tables of words and figures.

/** Another cost than the times of warm operations, as tables of words and figures. */
export interface CostPart {
  readonly file: string;
  readonly answer: readonly string[];
  readonly tables: readonly CostTable[];
  readonly notes: readonly string[];
}

/** What first calls cost. */
export interface StartupPart extends CostPart {
  readonly kind: "startup";
}

/** How times grow with the number of objects. */
export interface GrowthPart extends CostPart {
  readonly kind: "growth";
}

/** Single calls without warm-up, as a published protocol asks for them. */
export interface CallsPart extends CostPart {
  readonly kind: "calls";
}

/** Predicted times. */
export interface PredictionPart extends CostPart {
  readonly kind: "prediction";
}

/** Memory, pauses and threads. */
export interface MemoryPart extends CostPart {
  readonly kind: "memory";
}

/** Time in the serializer and time in I/O, and what compression takes and saves. */
export interface IoPart extends CostPart {
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
  readonly tables: readonly CostTable[];
  readonly claims: CostTable;
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

export interface CostTable {
  readonly id: string;
  readonly title: string;
  readonly howToRead: readonly string[];
  readonly columns: readonly CostColumn[];
  readonly rows: readonly CostRow[];
  readonly notes: readonly string[];
}

export interface CostColumn {
  /** Its name, with its unit. */
  readonly id: string;
  readonly head: string;
  readonly isText: boolean;
}

export interface CostRow {
  /** The head that it stands under; empty without groups. */
  readonly group: string;
  readonly cells: readonly CostCell[];
}

/** What people read, and the same as a number in the unit of the column's name. */
export interface CostCell {
  readonly text: string;
  readonly value?: number;
  readonly lower?: number;
  readonly upper?: number;
}
