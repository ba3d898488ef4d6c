// The part of the page's address behind "#": the view and what the reader has chosen in it, so that a copied address shows the same.

export interface Address {
  readonly view: string;
  readonly choices: ReadonlyMap<string, string>;
}

/** Reads `#speed?table=books-100&scale=log`, and the name of a verdict: `#json.net/reused#private-field`. */
export function parseAddress(fragment: string, defaultView: string): Address {
  const [row, verdict] = decoded(fragment).replace(/^#/, "").split("#", 2);
  if (row && verdict && !row.includes("?"))
    return addressOf(row, verdict);
  const [view = "", query = ""] = fragment.replace(/^#/, "").split("?", 2);
  return { view: view || defaultView, choices: new Map(new URLSearchParams(query)) };
}

function decoded(fragment: string): string {
  try {
    return decodeURI(fragment);
  } catch {
    return fragment;
  }
}

/** Verdicts between rows and into other languages; what begins with `reads/` is one too. */
const acrossNames: readonly string[] = ["other-language", "same-bytes", "same-bytes-in-processes", "same-bytes-in-any-order"];

/** Where a verdict stands: on a case, between rows (`reads/json.net/reused`), on hostile input (`hostile/length`) or on a format case (`JSON/leading-zero`). */
function addressOf(row: string, verdict: string): Address {
  if (verdict.startsWith("reads/") || acrossNames.includes(verdict))
    return { view: "across", choices: new Map([["case", verdict], ["row", row]]) };
  const [kind, name] = verdict.split("/", 2);
  if (name === undefined)
    return { view: "cases", choices: new Map([["case", verdict], ["row", row]]) };
  return kind === "hostile"
    ? { view: "hostile", choices: new Map([["q", row]]) }
    : { view: "formats", choices: new Map([["case", name], ["format", kind!]]) };
}

/** Writes it, names in alphabetical order; empty choices are left out. */
export function formatAddress(address: Address): string {
  const [row, one] = [address.choices.get("row"), address.choices.get("case")];
  if ((address.view === "cases" || address.view === "across") && row && one && address.choices.size === 2)
    return `#${encodeURI(`${row}#${one}`)}`;
  const query = new URLSearchParams([...address.choices].filter(([, value]) => value !== "").sort(([one], [other]) => one < other ? -1 : 1)).toString();
  return `#${address.view}${query ? `?${query}` : ""}`;
}

/** The same address with another choice; empty takes it away. */
export function withChoice(address: Address, name: string, value: string): Address {
  const choices = new Map(address.choices);
  choices.set(name, value);
  return { view: address.view, choices };
}
