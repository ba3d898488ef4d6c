import type { HeatCell, Sign } from "../data/heat";
import type { Check, Row } from "../data/model";
import { capital, keptName, verdictName } from "../words/names";
import { sizeText } from "./shared";

const signs = {
  everything: { kind: "supported", mark: "\u2713", meaning: "everything comes back" },
  publicMembers: { kind: "partly", mark: "P", meaning: "public members only" },
  less: { kind: "lossy", mark: "L", meaning: "lossy: loses more" },
  rejected: { kind: "rejected", mark: "R", meaning: "rejected" },
  crash: { kind: "crash", mark: "C", meaning: "crash" },
  hang: { kind: "hang", mark: "H", meaning: "hang: out of time or memory" },
  inconsistent: { kind: "inconsistent", mark: "I", meaning: "inconsistent" },
  surfaceNotOffered: { kind: "unjudged", mark: "\u2013", meaning: "surface not offered" },
  notJudged: { kind: "unjudged", mark: "?", meaning: "not judged: a limit of Assay" },
  unchecked: { kind: "unjudged", mark: "\u00b7", meaning: "not checked here" },
} as const satisfies Record<string, Sign>;

/** All signs of checks, in the order of the legend. */
export const dataSigns: readonly Sign[] = Object.values(signs);

function signOf(check: Check): Sign {
  const known = signs as Readonly<Record<string, Sign>>;
  return check.verdict === "supported" || check.verdict === "lossy" ? known[check.keeps ?? "less"]! : known[check.verdict] ?? signs.notJudged;
}

/** The cell of a row and a data set; of a row that was not checked why not. */
export function dataCell(row: Row, check: Check | undefined, href: string): HeatCell {
  const sign = check ? signOf(check) : signs.unchecked;
  const word = check ? wordOf(check) : row.status === "available" ? "not checked" : verdictName(row.status);
  return { sign, text: `${sign.mark} ${word}`, word, reason: check ? reasonsOf(check)[0] ?? "" : row.cause, href };
}

/** The verdict in a few words. */
export const wordOf = (check: Check): string => check.verdict === "lossy" ? keptName[check.keeps ?? "less"] : verdictName(check.verdict);

/** Where and how data come back different. */
export const lostOf = (check: Check): string => check.differences.length === 0 ? ""
  : `Came back different: ${check.differences.join("; ")}${check.members > 0 ? ` (${check.lostMembers} of ${check.members} members)` : ""}.`;

/** Why, in sentences. */
export const reasonsOf = (check: Check): string[] => [
  check.cause,
  lostOf(check),
  check.converted.length > 0 ? `The contract stores another type for: ${check.converted.join(", ")}.` : "",
  check.notes.length > 0 ? `Another collection type, no loss: ${check.notes.join("; ")}.` : "",
  check.needs ? `${capital("your types need")}: ${check.needs}.` : "",
  check.payload === undefined ? "" : `Payload: ${sizeText(check.payload)}.`,
].filter(sentence => sentence !== "");
