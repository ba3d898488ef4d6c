/** A part of a drawing, as ECharts takes it. */
export type Drawing = Readonly<Record<string, unknown>>;

export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, lineWidth: number): Drawing => ({ type: "line", shape: { x1, y1, x2, y2 }, style: { stroke, lineWidth } });

export const text = (content: string, x: number, y: number, fill: string, align: "left" | "right", more: { readonly bold?: boolean; readonly width?: number } = {}): Drawing => ({
  type: "text", silent: true,
  style: { text: content, x, y, fill, textAlign: align, textVerticalAlign: "middle", fontSize: 12, fontWeight: more.bold ? "bold" : "normal", ...more.width ? { width: more.width, overflow: "truncate" } : {} },
});

const half = 4.5;

/** What a row keeps is told by the form too: a circle, a triangle, a square; a reference row is hollow, and what is cut points beyond the edge. */
export function dotShape(kind: "everything" | "publicMembers" | "less" | "reference" | "cut", x: number, y: number, colour: string): Drawing {
  const style = { fill: colour };
  const polygon = (...points: readonly (readonly [number, number])[]): Drawing => ({ type: "polygon", shape: { points: points.map(([dx, dy]) => [x + dx * half, y + dy * half]) }, style });
  switch (kind) {
    case "publicMembers": return polygon([-1, 0.9], [1, 0.9], [0, -1]);
    case "less": return polygon([-0.9, -0.9], [0.9, -0.9], [0.9, 0.9], [-0.9, 0.9]);
    case "cut": return polygon([-1, -1.1], [1.2, 0], [-1, 1.1]);
    case "reference": return { type: "circle", shape: { cx: x, cy: y, r: half - 0.5 }, style: { fill: "transparent", stroke: colour, lineWidth: 2 } };
    default: return { type: "circle", shape: { cx: x, cy: y, r: half }, style };
  }
}
