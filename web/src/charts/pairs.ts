import { chart, decals, isNarrow, tip, tooltip, type Palette } from "./chart";
import { axisText, logEnds, logMarks, needsLog } from "./scale";

/** Two bars of one name beside each other; undefined where there is none. */
export interface Pair {
  readonly name: string;
  readonly values: readonly [number | undefined, number | undefined];
  readonly details: readonly string[];
}

interface Settings {
  readonly label: string;
  /** What each of the two bars is. */
  readonly series: readonly [string, string];
  readonly pairs: readonly Pair[];
  readonly format: (value: number) => string;
}

const widestName = 290;
const kinds = ["reference", "everything"] as const;

/** What the two colours mean. */
export const pairColours = (series: readonly [string, string]): { readonly name: string; readonly kind: typeof kinds[number] }[] => series.map((name, index) => ({ name, kind: kinds[index]! }));

/** Horizontal bars in pairs; logarithmic where most bars would hardly be seen. */
export function pairChart(settings: Settings): HTMLElement {
  const step = (width: number): number => isNarrow(width) ? 48 : 38;
  return chart(settings.label, width => settings.pairs.length * step(width) + 70, (palette, width) => ({
    aria: { enabled: true, decal: { show: true }, label: { enabled: false } },
    grid: { left: isNarrow(width) ? 4 : nameWidth(settings) + 12, right: isNarrow(width) ? 16 : 56, top: 34, bottom: 26 },
    tooltip: { ...tooltip(palette), trigger: "item", formatter: (item: { dataIndex: number }) => tip(settings.pairs[item.dataIndex]!.name, settings.pairs[item.dataIndex]!.details) },
    xAxis: axis(settings, palette, width),
    yAxis: names(settings, palette, width),
    series: settings.series.map((name, index) => ({
      type: "bar", name, barWidth: isNarrow(width) ? 9 : 12, barGap: "15%",
      itemStyle: { color: palette[kinds[index]!], decal: decals[kinds[index]!] },
      data: settings.pairs.map(pair => pair.values[index] ?? "-"),
    })),
  }));
}

// About as wide as the longest name, so that short ones do not waste the place of bars.
const nameWidth = (settings: Settings): number => Math.min(widestName, 7 * Math.max(8, ...settings.pairs.map(pair => pair.name.length)));

function axis(settings: Settings, palette: Palette, width: number): object {
  const common = { position: "top", axisLabel: { color: palette.soft, formatter: axisText(settings.format), hideOverlap: true }, splitLine: { lineStyle: { color: palette.line } } };
  const values = settings.pairs.flatMap(pair => pair.values.filter(value => value !== undefined));
  if (!needsLog(values))
    return { ...common, type: "value", min: 0, splitNumber: isNarrow(width) ? 3 : 6 };
  const [least, most] = logEnds(values);
  const marks = logMarks(least, most);
  return { ...common, type: "log", min: least, max: most, startValue: least, axisLabel: { ...common.axisLabel, customValues: marks }, axisTick: { customValues: marks }, splitLine: { ...common.splitLine, customValues: marks } };
}

function names(settings: Settings, palette: Palette, width: number): object {
  const inside = { inside: true, verticalAlign: "bottom", padding: [0, 0, 12, -4], fontSize: 11 };
  return {
    type: "category", inverse: true, data: settings.pairs.map(pair => pair.name), axisTick: { show: false }, axisLine: { lineStyle: { color: palette.line } }, z: 5,
    axisLabel: { color: palette.text, interval: 0, ...(isNarrow(width) ? inside : { width: nameWidth(settings), overflow: "truncate", fontSize: 12 }) },
  };
}
