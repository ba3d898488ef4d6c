import { h } from "./dom";
import type { Context } from "../context";

export interface Option {
  readonly value: string;
  readonly text: string;
}

/** A list to choose from; the choice is kept in the page's address. The first option is what is shown without one. */
export function select(context: Context, name: string, title: string, options: readonly Option[], chosen: string): HTMLElement {
  const list = h("select", { "data-choice": name, change: event => context.choose(name, (event.target as HTMLSelectElement).value) },
    ...options.map(option => h("option", { value: option.value, selected: option.value === chosen }, option.text)));
  return h("label", { class: "choice" }, h("span", {}, title), list);
}

/** A few options beside each other. */
export function switches(context: Context, name: string, title: string, options: readonly Option[], chosen: string): HTMLElement {
  const buttons = options.map(option => h("button", {
    type: "button", "data-choice": `${name}:${option.value}`, "aria-pressed": option.value === chosen ? "true" : "false", click: () => context.choose(name, option.value),
  }, option.text));
  return h("div", { class: "choice", role: "group", "aria-label": title }, h("span", {}, title), h("span", { class: "switches" }, ...buttons));
}

/** A field that filters while the reader types. */
export function search(context: Context, title: string): HTMLElement {
  const field = h("input", { type: "search", "data-choice": "q", value: context.choice("q"), input: event => context.choose("q", (event.target as HTMLInputElement).value) });
  return h("label", { class: "choice" }, h("span", {}, title), field);
}

/** A slider over a scale of steps. */
export function slider(context: Context, name: string, title: string, steps: readonly Option[], chosen: string): HTMLElement {
  const index = Math.max(0, steps.findIndex(step => step.value === chosen));
  const field = h("input", {
    type: "range", min: 0, max: steps.length - 1, step: 1, value: index, "data-choice": name, "aria-valuetext": steps[index]!.text,
    input: event => context.choose(name, steps[Number((event.target as HTMLInputElement).value)]!.value),
  });
  return h("label", { class: "choice slider" }, h("span", {}, title), field, h("output", {}, steps[index]!.text));
}

/** Controls in a bar above what they change. */
export const controls = (...items: readonly (HTMLElement | false)[]): HTMLElement => h("div", { class: "controls" }, ...items);
