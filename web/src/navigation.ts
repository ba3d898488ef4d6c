import { h } from "./controls/dom";
import type { Context } from "./context";
import type { ViewGroup } from "./views/registry";
import { kindsOf, type View } from "./views/view";

const idOfList = "views";

/** The views that these files have something for, in groups. A narrow window has a button that names the present view and opens the list. */
export function navigation(context: Context, groups: readonly ViewGroup[], shown: View): HTMLElement {
  const list = h("ul", { id: idOfList }, ...groups.flatMap(group => groupItem(context, group, shown)));
  const button = h("button", { type: "button", class: "menu", "aria-expanded": "false", "aria-controls": idOfList, click: () => open(!isOpen()) },
    h("span", {}, shown.title), h("span", { "aria-hidden": "true" }, "\u2630"));
  const isOpen = (): boolean => button.getAttribute("aria-expanded") === "true";
  const open = (willBe: boolean): void => {
    button.setAttribute("aria-expanded", String(willBe));
    if (willBe)
      (list.querySelector<HTMLElement>("[aria-current]") ?? list.querySelector("a"))?.focus();
  };
  const nav = h("nav", { "aria-label": "Views" }, button, list);
  nav.addEventListener("keydown", event => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const links = [...list.querySelectorAll("a")];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === "Escape" && isOpen()) {
      open(false);
      button.focus();
    } else if (step !== 0 && (isOpen() || document.activeElement === button)) {
      event.preventDefault();
      if (!isOpen())
        open(true);
      else
        links[(at + step + links.length) % links.length]?.focus();
    }
  });
  // Whoever goes elsewhere with the tab key or a tap leaves no list over the page.
  nav.addEventListener("focusout", event => !nav.contains(event.relatedTarget as Node | null) && open(false));
  return nav;
}

/** The views of a group under its head; nothing of it where these files have nothing for it. */
function groupItem(context: Context, group: ViewGroup, shown: View): HTMLElement[] {
  const held = group.views.filter(view => kindsOf(view).some(kind => context.part(kind) !== undefined));
  const links = held.map(view => h("li", {}, h("a", { href: context.link(view.id), "aria-current": view === shown ? "page" : undefined }, view.title)));
  return held.length === 0 ? [] : [h("li", {}, group.head ? h("span", { class: "head" }, group.head) : "", h("ul", {}, ...links))];
}
