/** A ratio with its interval as a small drawing in a table: a dot and a line on a logarithmic scale that all rows share, and a mark at 1. */
export function strip(value: number, lower: number | undefined, upper: number | undefined, least: number, most: number): SVGElement {
  const [width, height] = [92, 14];
  const scale = Math.log(most / least) || 1;
  const x = (ratio: number): number => 4 + (Math.log(ratio / least) / scale) * (width - 8);
  const svg = element("svg", { width, height, viewBox: `0 0 ${width} ${height}`, class: "strip", "aria-hidden": "true" });
  if (least <= 1 && most >= 1)
    svg.append(element("line", { x1: x(1), x2: x(1), y1: 0, y2: height, class: "one" }));
  if (lower !== undefined && upper !== undefined && lower > 0)
    svg.append(element("line", { x1: x(Math.max(lower, least)), x2: x(Math.min(upper, most)), y1: height / 2, y2: height / 2, class: "interval" }));
  svg.append(element("circle", { cx: x(value), cy: height / 2, r: 2.5 }));
  return svg;
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes))
    made.setAttribute(key, String(value));
  return made;
}
