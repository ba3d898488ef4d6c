import { svg } from "./svg";

/** A value with its interval as a small drawing in a table: a dot and a line on a scale from 0 that all rows share, and a mark at 1. What lies beyond its end is an arrow. */
export function strip(value: number, lower: number | undefined, upper: number | undefined, end: number): SVGElement {
  const [width, height] = [110, 14];
  const x = (ratio: number): number => 3 + (Math.min(ratio, end) / end) * (width - 10);
  const drawn = svg("svg", { width, height, viewBox: `0 0 ${width} ${height}`, class: "strip", "aria-hidden": "true" });
  if (end >= 1)
    drawn.append(svg("line", { x1: x(1), x2: x(1), y1: 0, y2: height, class: "one" }));
  if (value > end) {
    drawn.append(svg("path", { d: `M${x(end)} 3l6 4l-6 4z` }));
    return drawn;
  }

  if (lower !== undefined && upper !== undefined)
    drawn.append(svg("line", { x1: x(Math.max(lower, 0)), x2: x(upper), y1: height / 2, y2: height / 2, class: "interval" }));
  drawn.append(svg("circle", { cx: x(value), cy: height / 2, r: 3 }));
  return drawn;
}
