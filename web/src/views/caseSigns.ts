import type { CaseVerdict } from "../data/cases";
import { isGood } from "../data/cases";
import type { HeatCell, Sign } from "../data/heat";

const signs = {
  supported: { kind: "supported", mark: "\u2713", meaning: "supported" },
  dto: { kind: "partly", mark: "d", meaning: "through a generated class (DTO)" },
  refused: { kind: "supported", mark: "r", meaning: "rejected, as it should be" },
  unwanted: { kind: "lossy", mark: "S", meaning: "supported, but should be rejected" },
  lossy: { kind: "lossy", mark: "L", meaning: "lossy: silently comes back different" },
  rejected: { kind: "rejected", mark: "R", meaning: "rejected" },
  crash: { kind: "crash", mark: "C", meaning: "crash" },
  hang: { kind: "hang", mark: "H", meaning: "hang" },
  inconsistent: { kind: "inconsistent", mark: "I", meaning: "inconsistent" },
  notJudged: { kind: "unjudged", mark: "?", meaning: "not judged: a limit of Assay" },
  notApplicable: { kind: "unjudged", mark: "\u2013", meaning: "not applicable" },
} as const satisfies Record<string, Sign>;

/** All signs of verdicts on cases, in the order of the legend. */
export const caseSigns: readonly Sign[] = Object.values(signs);

const words: Readonly<Record<string, Sign>> = {
  lossy: signs.lossy, crash: signs.crash, hang: signs.hang, inconsistent: signs.inconsistent, "not judged": signs.notJudged, "not applicable": signs.notApplicable,
};

export function signOf(verdict: CaseVerdict): Sign {
  const good = isGood(verdict);
  switch (verdict.word) {
    case "supported": return good ? signs.supported : signs.unwanted;
    case "through a DTO": return good ? signs.dto : signs.unwanted;
    case "rejected": return good ? signs.refused : signs.rejected;
    default: return words[verdict.word] ?? signs.notJudged;
  }
}

export const caseCell = (verdict: CaseVerdict, href: string): HeatCell => ({
  sign: signOf(verdict), word: verdict.word, reason: `${verdict.reason}${verdict.limitOf ? ` (limit of: ${verdict.limitOf})` : ""}`.trim(), href,
});
