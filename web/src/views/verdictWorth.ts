import type { Check, VerdictsPart } from "../data/model";
import { keptOrder } from "../words/names";

/** How good a check is, for sorting the best first; rows that were not checked go last. */
export function worth(check: Check | undefined): number {
  if (!check)
    return 0;
  return check.keeps === undefined ? 1 : 1000 - 100 * keptOrder.indexOf(check.keeps) - Math.min(99, check.lostMembers);
}

/** Whether a row's checks are of the kind that the reader asked for. */
export function isWorth(kind: string, part: VerdictsPart, checks: readonly (Check | undefined)[]): boolean {
  const known = checks.filter((check): check is Check => check !== undefined);
  const isWhole = known.length === part.data.length;
  switch (kind) {
    case "everything": return isWhole && known.every(check => check.keeps === "everything");
    case "public": return isWhole && known.every(check => check.keeps === "everything" || check.keeps === "publicMembers");
    case "lossy": return known.some(check => check.verdict === "lossy");
    case "fails": return !isWhole || known.some(check => check.keeps === undefined);
    default: return true;
  }
}
