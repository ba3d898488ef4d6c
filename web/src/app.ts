import { formatAddress, parseAddress, withChoice, type Address } from "./address";
import { disposeCharts, redrawCharts } from "./charts/chart";
import { h } from "./controls/dom";
import { Context } from "./context";
import type { PageData } from "./data/model";
import { header, questionOf } from "./header";
import { initTheme } from "./theme";
import { missingKinds, notMeasured } from "./views/notMeasured";
import { groupsOf, type ViewGroup } from "./views/registry";
import { kindsOf, type View } from "./views/view";

const paperWidth = 680;

/** The page: a head, the views' navigation, and the view that the address names. */
export class App {
  private readonly controls = h("div");
  private readonly body = h("div", { class: "view" });
  private readonly head = h("header");
  private readonly first: string;
  private readonly groups: readonly ViewGroup[];
  private readonly views: readonly View[];
  private readonly placesBefore = new Map<string, number>();
  private isLink = false;
  private address: Address;

  constructor(private readonly root: HTMLElement, private readonly data: PageData) {
    this.groups = groupsOf(data);
    this.views = this.groups.flatMap(group => group.views);
    // The first view that these results have something for.
    const measured = this.views.filter(view => data.parts.some(part => kindsOf(view).includes(part.kind)));
    this.first = (measured.find(view => view.isFirst) ?? measured[0] ?? this.views[0]!).id;
    this.address = parseAddress(location.hash, this.first);
  }

  start(): void {
    initTheme(redrawCharts);
    this.root.replaceChildren(this.head, h("main", {}, this.controls, this.body), h("footer", { class: "soft" }, missingKinds(this.data)));
    addEventListener("hashchange", () => this.go());
    // A link leads to the beginning of what it opens; the way back leads to where the reader was.
    addEventListener("click", event => this.isLink = event.target instanceof Element && event.target.closest("a[href^='#']") !== null, true);
    addEventListener("beforeprint", () => this.toPaper());
    addEventListener("afterprint", () => this.draw(false));
    this.draw(true);
  }

  // On paper nothing can be opened, so everything is.
  private toPaper(): void {
    for (const part of this.root.querySelectorAll("details"))
      part.open = true;
    redrawCharts(paperWidth);
  }

  private go(): void {
    this.placesBefore.set(formatAddress(this.address), scrollY);
    this.address = parseAddress(location.hash, this.first);
    const wasInList = document.activeElement?.closest("nav") !== null;
    this.draw(true);
    scrollTo(0, this.isLink ? 0 : this.placesBefore.get(formatAddress(this.address)) ?? 0);
    if (this.isLink && wasInList)
      this.head.querySelector<HTMLElement>(this.head.querySelector<HTMLElement>(".menu")!.offsetParent ? ".menu" : "[aria-current]")?.focus({ preventScroll: true });
    this.isLink = false;
  }

  // The field that the reader is using stays in place while what it changes is drawn again.
  private readonly choose = (name: string, value: string): void => {
    this.address = withChoice(this.address, name, value);
    this.keepAddress();
    const active = document.activeElement;
    const isField = active instanceof HTMLInputElement && this.controls.contains(active);
    const mark = isField ? undefined : selectorOf(active);
    this.draw(!isField);
    if (isField)
      this.tellField(active, value);
    else if (mark)
      this.root.querySelector<HTMLElement>(mark)?.focus({ preventScroll: true });
  };

  private keepAddress(): void {
    try {
      history.replaceState(null, "", formatAddress(this.address));
    } catch {
      // Some browsers allow only so many changes in a while, fewer than a slider makes; the next one holds this one too.
    }
  }

  private tellField(field: HTMLInputElement, value: string): void {
    const output = field.parentElement?.querySelector("output");
    if (!output)
      return;
    const rate = Number(value);
    output.textContent = rate < 1e9 ? `${rate / 1e6} Mbit/s` : `${rate / 1e9} Gbit/s`;
    field.setAttribute("aria-valuetext", output.textContent);
  }

  private draw(withControls: boolean): void {
    const view = this.views.find(known => known.id === this.address.view) ?? this.views[0]!;
    const context = new Context(this.data, this.address, this.choose);
    disposeCharts();
    const isMeasured = kindsOf(view).some(kind => context.part(kind) !== undefined);
    const opened = isMeasured ? view.opened?.(context) : undefined;
    document.title = `${opened?.name ?? questionOf(context, view)} - Assay report`;
    this.head.replaceChildren(...header(context, this.groups, view, opened));
    if (withControls)
      this.controls.replaceChildren(...isMeasured && !opened && view.controls ? [view.controls(context)] : []);
    this.body.replaceChildren(...opened?.body ?? this.bodyOf(view, context, isMeasured));
  }

  private bodyOf(view: View, context: Context, isMeasured: boolean): Node[] {
    return isMeasured ? view.body(context) : [notMeasured(kindsOf(view)[0]!)];
  }
}

/** What finds an element again after its view was drawn anew. */
function selectorOf(element: Element | null): string | undefined {
  const name = ["data-choice", "data-sort"].find(known => element?.hasAttribute(known));
  return name && element ? `[${name}="${CSS.escape(element.getAttribute(name)!)}"]` : undefined;
}
