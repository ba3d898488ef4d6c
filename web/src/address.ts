// The part of the page's address behind "#": the view and what the reader has chosen in it, so that a copied address shows the same.

export interface Address {
  readonly view: string;
  readonly choices: ReadonlyMap<string, string>;
}

/** Reads `#speed?op=serialize&table=books-100`, and the name of a verdict: `#json.net/reused#private-field`. */
export function parseAddress(fragment: string, defaultView: string): Address {
  const [row, verdict] = decoded(fragment).replace(/^#/, "").split("#", 2);
  if (row && verdict && !row.includes("?"))
    return { view: viewOf(verdict), choices: choicesOf(row, verdict) };
  const [view = "", query = ""] = fragment.replace(/^#/, "").split("?", 2);
  return { view: view || defaultView, choices: new Map(new URLSearchParams(query)) };
}

function decoded(fragment: string): string {
  try {
    // Programs that pass addresses on may encode the second "#".
    return decodeURI(fragment).replace("%23", "#");
  } catch {
    return fragment;
  }
}

/** Verdicts between rows and into other languages; what begins with `reads/` is one too. */
const acrossNames: readonly string[] = ["other-language", "same-bytes", "same-bytes-in-processes", "same-bytes-in-any-order"];

/** What names of verdicts begin with, by view: `hostile/length`, `check/books-100`. Those of format cases begin with their format. */
const prefixes: Readonly<Record<string, string>> = { hostile: "hostile/", verdicts: "check/" };

function viewOf(verdict: string): string {
  if (verdict.startsWith("reads/") || acrossNames.includes(verdict))
    return "across";
  return Object.keys(prefixes).find(view => verdict.startsWith(prefixes[view]!)) ?? (verdict.includes("/") ? "formats" : "cases");
}

function choicesOf(row: string, verdict: string): Map<string, string> {
  const view = viewOf(verdict);
  if (view !== "formats")
    return new Map([["case", verdict.slice(prefixes[view]?.length ?? 0)], ["row", row]]);
  const end = verdict.lastIndexOf("/");
  return new Map([["case", verdict.slice(end + 1)], ["format", verdict.slice(0, end)], ["row", row]]);
}

/** The name of a verdict, such as `json.net/reused#JSON/leading-zero`. */
export const verdictName = (view: string, row: string, one: string, format = ""): string =>
  `${row}#${format ? `${format}/` : prefixes[view] ?? ""}${one}`;

/** Writes an address, choices in alphabetical order; empty ones are left out. */
export function formatAddress(address: Address): string {
  const chosen = [...address.choices].filter(([, value]) => value !== "").sort(([one], [other]) => one < other ? -1 : 1);
  const [row, one, format] = ["row", "case", "format"].map(name => address.choices.get(name) ?? "") as [string, string, string];
  if (row && one && chosen.length === (format ? 3 : 2)) {
    const name = verdictName(address.view, row, one, format);
    const parsed = parseAddress(`#${name}`, "");
    // Only what reads back as the same address is written as a name.
    if (parsed.view === address.view && [...parsed.choices].every(([choice, value]) => address.choices.get(choice) === value))
      return `#${encodeURI(name)}`;
  }

  const query = new URLSearchParams(chosen).toString();
  return `#${address.view}${query ? `?${query}` : ""}`;
}

/** The same address with another choice; empty takes it away. */
export function withChoice(address: Address, name: string, value: string): Address {
  const choices = new Map(address.choices);
  choices.set(name, value);
  return { view: address.view, choices };
}
