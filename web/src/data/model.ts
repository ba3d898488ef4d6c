// The data of a page, as src/Assay.Answers/Pages writes them. Times are nanoseconds, sizes bytes, shares 0 to 1; what is not known is left out.

import type { AcrossPart } from "./across";
import type { CasesPart, FeaturesPart, FormatsPart, HostilePart } from "./cases";
import type { ArticlePart, GrowthPart, IoPart, MemoryPart, PredictionPart, CallsPart, StartupPart } from "./sections";

export type Operation = "deserialize" | "serialize" | "readOne" | "open" | "readAll";

/** How much of the data a row brings back, best first. */
export type Kept = "everything" | "publicMembers" | "less";

export interface PageData {
  readonly pageSchemaVersion: number;
  readonly assayVersion: string;
  readonly parts: readonly Part[];
  readonly samples: readonly Samples[];
}

/** One kind of result from one file. */
export type Part = RunPart | VerdictsPart | StartupPart | GrowthPart | CallsPart | PredictionPart | MemoryPart | IoPart | ArticlePart | CasesPart | HostilePart | FormatsPart | AcrossPart | FeaturesPart;
export type PartKind = Part["kind"];

/** The raw file of a run; its content stands in an element of this id, or is too large for the page. */
export interface Samples {
  readonly file: string;
  readonly bytes: number;
  readonly element?: string;
}

export interface RunPart {
  readonly kind: "run";
  readonly file: string;
  readonly assayVersion: string;
  readonly startedAt: string;
  readonly profile: string;
  readonly cautions: readonly string[];
  readonly ownTypes: readonly string[];
  /** The runtime and the machines, in a few words. */
  readonly place: string;
  readonly machine: Machine;
  /** The machines of a merged run; empty where one run measured all. */
  readonly machines: readonly PlacedMachine[];
  readonly seed: string;
  readonly confidence: number;
  readonly operations: readonly Operation[];
  readonly plan: string;
  readonly whereTimeWent: string;
  readonly rows: readonly Row[];
  readonly tables: readonly Table[];
}

/** A machine of a merged run, with the shards that it measured. */
export interface PlacedMachine {
  readonly shards: string;
  readonly startedAt: string;
  readonly machine: Machine;
}

export interface Machine {
  readonly operatingSystem: string;
  readonly architecture: string;
  readonly processor: string;
  readonly logicalProcessors: number;
  readonly physicalCores?: number;
  readonly governor: string;
  readonly turbo?: boolean;
  readonly memoryBytes: number;
  readonly runtime: string;
  readonly workerSettings: readonly string[];
}

/** What a row is, whatever it is measured with. */
export interface Row {
  readonly label: string;
  readonly name: string;
  readonly package: string;
  readonly runtime: string;
  readonly loadedVersion: string;
  readonly dialect: string;
  readonly format: string;
  readonly settings: string;
  /** How a caller passes bytes to it. */
  readonly surfaces: string;
  /** Whether shared references and cycles come back as such; undefined where the file does not tell. */
  readonly keepsReferences?: boolean;
  readonly homePage: string;
  readonly licence: string;
  readonly isReference: boolean;
  readonly status: string;
  readonly cause: string;
  readonly unproven: string;
  /** How often the native compiler warned, and its first warning; empty where it did not. */
  readonly nativeWarnings: string;
}

/** All rows with one data set of one size. */
export interface Table {
  readonly id: string;
  readonly dataSet: string;
  readonly size: number;
  readonly units: string;
  readonly title: string;
  readonly answer: readonly string[];
  readonly measured: string;
  readonly howToRead: string;
  readonly ranks: readonly string[];
  readonly contentHash: string;
  readonly readMember: string;
  readonly reference: string;
  readonly hasReference: boolean;
  readonly brotliQuality?: number;
  readonly groups: Readonly<Record<Kept, string>>;
  readonly lines: readonly Line[];
  readonly missing: readonly Missing[];
  readonly rankings: readonly Ranking[];
  readonly marks: readonly Mark[];
}

export interface Missing {
  readonly kind: string;
  readonly cause: string;
  readonly rows: readonly string[];
}

export interface Mark {
  readonly sign: string;
  readonly meaning: string;
  readonly rows: string;
}

export interface Ranking {
  readonly operation: Operation;
  readonly status: string;
  readonly blocks: number;
  readonly quietBlocks: number;
  readonly refusal: string;
  readonly minimumDetectableRatio?: number;
  readonly discarded?: number;
  readonly reasons: readonly { readonly reason: string; readonly share: number }[];
  readonly slowShare: number;
  readonly crowdedShare: number;
  readonly stolenShare: number;
}

/** One row of a table with its figures. */
export interface Line {
  readonly label: string;
  readonly isReference: boolean;
  readonly keeps: Kept;
  readonly surface: string;
  readonly signs: string;
  readonly remarks: readonly string[];
  readonly needs: string;
  readonly ratioReference: string;
  readonly payload?: number;
  readonly deflate?: number;
  readonly brotli?: number;
  readonly deflateTime?: CompressionTime;
  readonly brotliTime?: CompressionTime;
  readonly mapToContract?: number;
  readonly mapToPlain?: number;
  readonly costs: readonly Cost[];
}

/** What a general compressor takes for a payload. */
export interface CompressionTime {
  readonly compressNanoseconds: number;
  readonly decompressNanoseconds: number;
}

/** What an operation costs a row. */
export interface Cost {
  readonly operation: Operation;
  readonly nanoseconds: number;
  readonly ratio?: number;
  readonly lower?: number;
  readonly upper?: number;
  readonly rank: string;
  readonly objectsPerSecond: number;
  readonly bytesPerSecond?: number;
  readonly allocated?: number;
  readonly gcShare?: number;
}

/** What rows keep, lose or reject: observed before anything is timed. */
export interface VerdictsPart {
  readonly kind: "verdicts";
  readonly file: string;
  readonly rows: readonly Row[];
  /** Whether the data are a user's own types, and no data sets. */
  readonly isOfOwnTypes: boolean;
  readonly data: readonly DataSet[];
  readonly checks: readonly Check[];
}

/** A data set of one size: its name in addresses, and for people. */
export interface DataSet {
  readonly id: string;
  readonly name: string;
}

export interface Check {
  readonly row: string;
  readonly data: number;
  readonly verdict: string;
  readonly keeps?: Kept;
  /** Whose limit it is; empty where everything came back. */
  readonly limitOf: string;
  readonly cause: string;
  readonly differences: readonly string[];
  readonly notes: readonly string[];
  readonly lostMembers: number;
  readonly members: number;
  readonly converted: readonly string[];
  readonly needs: string;
  readonly payload?: number;
  /** The first bytes of the payload, in Base64; empty where the file has none. */
  readonly head: string;
}
