// Parts of the page that are verdicts on cases, hostile input and format cases, and the features derived from them.

import type { SectionsPart } from "./sections";
import type { Row } from "./model";

/** What rows do with conformance cases; texts stand once. */
export interface CasesPart {
  readonly kind: "cases";
  readonly file: string;
  readonly answer: readonly string[];
  readonly rows: readonly Row[];
  readonly cases: readonly Case[];
  readonly words: readonly string[];
  readonly texts: readonly string[];
  readonly verdicts: readonly RowVerdicts[];
  readonly notes: readonly string[];
}

export interface Case {
  readonly number: number;
  readonly name: string;
  readonly group: string;
  readonly holds: string;
  /** Which verdicts are good: supported, rejected or either. */
  readonly good: string;
  /** Its types and its value, as C#. */
  readonly source: string;
}

/** For each case that a row was given five numbers: the case, the word, the reason, the row that supports it by opting in, and whose limit it is. */
export interface RowVerdicts {
  readonly row: string;
  readonly isReference: boolean;
  readonly cells: readonly number[];
}

/** One verdict. */
export interface CaseVerdict {
  readonly row: string;
  readonly isReference: boolean;
  readonly case: Case;
  readonly word: string;
  readonly reason: string;
  readonly optIn: string;
  /** Whose limit it is; empty where the case is supported. */
  readonly limitOf: string;
}

/** What rows do with hostile input: the worst of each kind, and tables that say more. */
export interface HostilePart extends SectionsPart {
  readonly kind: "hostile";
  readonly rows: readonly Row[];
  readonly kinds: readonly HostileKind[];
  readonly lines: readonly HostileLine[];
  readonly howToRead: string;
}

export interface HostileKind {
  readonly name: string;
  readonly is: string;
  readonly group: string;
}

export interface HostileLine {
  readonly row: string;
  /** The head that it stands under: rows of one grade. */
  readonly group: string;
  readonly grade: string;
  readonly acceptable: string;
  readonly cells: readonly HostileCell[];
}

/** The worst that a row did with a kind of input. */
export interface HostileCell {
  readonly kind: number;
  readonly word: string;
  readonly inputs: number;
  readonly what: string;
  readonly detail: string;
  readonly where: string;
  readonly example: string;
  readonly figures: string;
  readonly dataSet: string;
  readonly saved: string;
}

/** What rows do with format cases. */
export interface FormatsPart {
  readonly kind: "formats";
  readonly file: string;
  readonly answer: readonly string[];
  readonly rows: readonly Row[];
  readonly formats: readonly Format[];
  readonly texts: readonly string[];
  readonly notes: readonly string[];
}

export interface Format {
  readonly format: string;
  readonly cases: readonly FormatCase[];
  readonly rows: readonly { readonly row: string; readonly checks: readonly FormatCheck[] }[];
}

export interface FormatCase {
  readonly name: string;
  readonly shape: string;
  readonly expected: string;
  readonly citation: string;
  readonly reason: string;
}

/** Indexes of the case, and of the value and the error in the part's texts. */
export interface FormatCheck {
  readonly case: number;
  readonly word: string;
  readonly differs: boolean;
  readonly value: number;
  readonly cause: number;
}

/** The feature table of all files. */
export interface FeaturesPart {
  readonly kind: "features";
  readonly file: string;
  readonly answer: readonly string[];
  readonly features: readonly Feature[];
  readonly rows: readonly FeatureRow[];
}

export interface Feature {
  readonly id: string;
  readonly head: string;
  readonly holds: string;
  readonly command: string;
  readonly isJudged: boolean;
}

export interface FeatureRow {
  readonly row: string;
  readonly settings: string;
  readonly cells: readonly FeatureCell[];
}

export interface FeatureCell {
  readonly finding: "yes" | "partly" | "through a DTO" | "no" | "not judged";
  readonly answer: string;
  readonly remark: string;
  readonly verdicts: readonly { readonly name: string; readonly word: string }[];
  readonly claims: readonly Claim[];
}

/** What documentation says. */
export interface Claim {
  readonly isYes: boolean;
  readonly quote: string;
  readonly address: string;
  readonly agreement: "agrees" | "differs" | "notJudged";
}

/** The verdicts of a row, in the order of cases. */
export function verdictsOf(part: CasesPart, row: RowVerdicts): CaseVerdict[] {
  const found: CaseVerdict[] = [];
  for (let at = 0; at < row.cells.length; at += 5)
    found.push({ row: row.row, isReference: row.isReference, case: part.cases[row.cells[at]!]!, word: part.words[row.cells[at + 1]!]!, reason: part.texts[row.cells[at + 2]!]!, optIn: part.texts[row.cells[at + 3]!]!, limitOf: part.texts[row.cells[at + 4]!]! });
  return found;
}

export const notJudged = "not judged";

/** The value came back, but only through a class that a schema compiler generated. */
const throughDto = "through a DTO";

/** The case wants of the row what it does not offer, such as a stream. */
const notApplicable = "not applicable";

/** Whether a verdict is what good looks like; undefined where it says nothing about the library. */
export const isGood = (verdict: CaseVerdict): boolean | undefined => verdict.word === notJudged || verdict.word === notApplicable ? undefined
  : verdict.word === "supported" || verdict.word === throughDto ? verdict.case.good !== "rejected" : verdict.word === "rejected" && verdict.case.good !== "supported";

/** The label without runtime and mode, by which features know a row. */
export const plainLabel = (label: string): string => label.split(" ")[0]!;

/** What a row has of a feature; undefined where nothing is known of the row. */
export function cellOf(part: FeaturesPart | undefined, row: string, feature: string): FeatureCell | undefined {
  const index = part?.features.findIndex(known => known.id === feature) ?? -1;
  return index < 0 ? undefined : part?.rows.find(known => known.row === plainLabel(row))?.cells[index];
}
