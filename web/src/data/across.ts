// The part of the page about values that travel between rows of a format and into another language.

import type { Row } from "./model";

/** Which values travel; texts stand once. */
export interface AcrossPart {
  readonly kind: "across";
  readonly file: string;
  readonly answer: readonly string[];
  readonly rows: readonly Row[];
  readonly shapes: readonly string[];
  readonly words: readonly string[];
  readonly texts: readonly string[];
  readonly formats: readonly AcrossFormat[];
  readonly decoded: readonly Decoded[];
  readonly bytes: readonly SameBytes[];
  readonly notes: readonly string[];
}

/** What the rows of one format read of each other. */
export interface AcrossFormat {
  readonly format: string;
  readonly rows: readonly string[];
  /** For each value three numbers: the value, the word, the reason. */
  readonly reads: readonly { readonly writer: number; readonly reader: number; readonly cells: readonly number[] }[];
}

/** What a decoder of another language reads of a row. */
export interface Decoded {
  readonly row: string;
  readonly format: string;
  readonly decoder: string;
  readonly cells: readonly number[];
}

/** Whether a row writes equal values as the same bytes; a word is empty where nobody asked. */
export interface SameBytes {
  readonly row: string;
  readonly inProcess: string;
  readonly inProcesses: string;
  readonly inAnyOrder: string;
  readonly cause: string;
}

/** What became of one value. */
export interface ShapeVerdict {
  readonly shape: string;
  readonly word: string;
  readonly reason: string;
}

export const untried = "not tried";

/** Words from good to bad; what is not tried says nothing. */
const order = ["same", "other form", "other bytes", "rejected", "lossy", "hang", "crash"];

/** What became of each value. */
export function shapesOf(part: AcrossPart, cells: readonly number[]): ShapeVerdict[] {
  return Array.from({ length: cells.length / 3 }, (_, index) => ({
    shape: part.shapes[cells[index * 3]!]!, word: part.words[cells[index * 3 + 1]!]!, reason: part.texts[cells[index * 3 + 2]!]!,
  }));
}

/** The worst word of what was tried; `not tried` where nothing was. */
export function worstOf(verdicts: readonly ShapeVerdict[]): string {
  const words = verdicts.map(verdict => verdict.word).filter(word => word !== untried);
  return words.length === 0 ? untried : words.reduce((worst, word) => order.indexOf(word) > order.indexOf(worst) ? word : worst);
}

/** How bad a word is, for sorting the worst first. */
export const badness = (word: string): number => -order.indexOf(word);

/** Of the values that were tried, those that are the same: `9/13`. */
export function shareOf(verdicts: readonly ShapeVerdict[]): string {
  const tried = verdicts.filter(verdict => verdict.word !== untried);
  return tried.length === 0 ? "-" : `${tried.filter(verdict => verdict.word === "same").length}/${tried.length}`;
}
