type Child = Node | string | false | null | undefined;
type Attributes = Readonly<Record<string, string | number | boolean | ((event: Event) => void) | undefined>>;

/** Makes an element. Texts become text nodes, so no name is ever read as markup. */
export function h<K extends keyof HTMLElementTagNameMap>(tag: K, attributes: Attributes = {}, ...children: readonly Child[]): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function")
      element.addEventListener(name, value);
    else if (value === true)
      element.setAttribute(name, "");
    else if (value !== false && value !== undefined)
      element.setAttribute(name, String(value));
  }
  element.append(...children.filter(child => child !== false && child !== null && child !== undefined));
  return element;
}

/** A name that a narrow window breaks behind its dots and slashes. */
export const breakable = (name: string): Node[] =>
  name.split(/(?<=[./])/).flatMap((part, index) => [...index > 0 ? [h("wbr")] : [], document.createTextNode(part)]);

/** A list of sentences as paragraphs, without the empty ones. */
export const paragraphs = (sentences: readonly string[], kind = ""): HTMLElement[] =>
  sentences.filter(sentence => sentence !== "").map(sentence => h("p", kind ? { class: kind } : {}, sentence));

const longFact = 40;

/** Terms and what they are; empty ones are left out. */
export function facts(pairs: readonly (readonly [term: string, value: string | Node])[]): HTMLElement {
  return h("dl", { class: "facts" }, ...pairs.filter(([, value]) => value).map(([term, value]) => h("div", { class: typeof value === "string" && value.length > longFact ? "wide" : undefined }, h("dt", {}, term), h("dd", {}, value))));
}
