// The part of the page's address behind "#": the view and what the reader has chosen in it, so that a copied address shows the same.

export interface Address {
  readonly view: string;
  readonly choices: ReadonlyMap<string, string>;
}

/** Reads `#speed?table=books-100&scale=log`. */
export function parseAddress(fragment: string, defaultView: string): Address {
  const [view = "", query = ""] = fragment.replace(/^#/, "").split("?", 2);
  return { view: view || defaultView, choices: new Map(new URLSearchParams(query)) };
}

/** Writes it, names in alphabetical order; empty choices are left out. */
export function formatAddress(address: Address): string {
  const query = new URLSearchParams([...address.choices].filter(([, value]) => value !== "").sort(([one], [other]) => one < other ? -1 : 1)).toString();
  return `#${address.view}${query ? `?${query}` : ""}`;
}

/** The same address with another choice; empty takes it away. */
export function withChoice(address: Address, name: string, value: string): Address {
  const choices = new Map(address.choices);
  choices.set(name, value);
  return { view: address.view, choices };
}
