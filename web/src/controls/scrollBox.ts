import { h } from "./dom";

/** A box of its own that scrolls sideways, with a shade at each edge behind which there is more. */
export function scrollBox(label: string, content: HTMLElement): HTMLElement {
  const box = h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": label }, content);
  const frame = h("div", { class: "frame" }, box);
  const shade = (): void => {
    frame.classList.toggle("more-left", box.scrollLeft > 1);
    frame.classList.toggle("more-right", box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
  };
  box.addEventListener("scroll", shade, { passive: true });
  // It ends with the box: a box that is off the page is observed by nobody.
  new ResizeObserver(shade).observe(box);
  return frame;
}
