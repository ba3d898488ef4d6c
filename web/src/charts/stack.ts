import { chart, decals, isNarrow, tip, tooltip, type Palette } from "./chart";
import { axisText } from "./scale";

/** A bar of several parts. */
export interface Stack {
  readonly name: string;
  /** One value for each part; undefined where it is not known. */
  readonly values: readonly (number | undefined)[];
  readonly details: readonly string[];
}

interface Settings {
  readonly label: string;
  readonly parts: readonly string[];
  readonly stacks: readonly Stack[];
  readonly format: (value: number) => string;
}

const widestName = 290;

// Each has a pattern of its own too, for readers and printers without colour.
const colours = ["reference", "everything", "publicMembers", "less"] as const;

/** Horizontal bars of parts that add up, in the order given. */
export function stackChart(settings: Settings): HTMLElement {
  const step = (width: number): number => isNarrow(width) ? 36 : 24;
  return chart(settings.label, width => settings.stacks.length * step(width) + 70, (palette, width) => ({
    aria: { enabled: true, decal: { show: true }, label: { enabled: false } },
    grid: { left: isNarrow(width) ? 4 : nameWidth(settings) + 12, right: isNarrow(width) ? 16 : 56, top: 34, bottom: 26 },
    tooltip: { ...tooltip(palette), trigger: "item", formatter: (item: { dataIndex: number }) => tip(settings.stacks[item.dataIndex]!.name, settings.stacks[item.dataIndex]!.details) },
    xAxis: {
      type: "value", min: 0, position: "top", splitNumber: isNarrow(width) ? 3 : 6, axisLabel: { color: palette.soft, formatter: axisText(settings.format), hideOverlap: true },
      splitLine: { lineStyle: { color: palette.line } },
    },
    yAxis: names(settings, palette, width),
    series: settings.parts.map((part, index) => ({
      type: "bar", stack: "all", name: part, barWidth: isNarrow(width) ? 10 : 14,
      itemStyle: { color: palette[colours[index % colours.length]!], decal: decals[colours[index % colours.length]!] },
      data: settings.stacks.map(stack => stack.values[index] ?? 0),
    })),
  }));
}

/** What the parts' colours mean, in the order of the bars. */
export const partColours = (parts: readonly string[]): { readonly name: string; readonly kind: typeof colours[number] }[] =>
  parts.map((name, index) => ({ name, kind: colours[index % colours.length]! }));

const nameWidth = (settings: Settings): number => Math.min(widestName, 7 * Math.max(8, ...settings.stacks.map(stack => stack.name.length)));

function names(settings: Settings, palette: Palette, width: number): object {
  const inside = { inside: true, verticalAlign: "bottom", padding: [0, 0, 7, -4], fontSize: 11 };
  return {
    type: "category", inverse: true, data: settings.stacks.map(stack => stack.name), axisTick: { show: false }, axisLine: { lineStyle: { color: palette.line } }, z: 5,
    axisLabel: { color: palette.text, interval: 0, ...(isNarrow(width) ? inside : { width: nameWidth(settings), overflow: "truncate", fontSize: 12 }) },
  };
}
