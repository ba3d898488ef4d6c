import { BarChart, CustomChart, LineChart, ScatterChart } from "echarts/charts";
import { AriaComponent, GridComponent, MarkLineComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import type { EChartsCoreOption, EChartsType } from "echarts/core";
import { LabelLayout } from "echarts/features";
import { SVGRenderer } from "echarts/renderers";
import { h } from "../controls/dom";
import { saveButton } from "./svgFile";

echarts.use([BarChart, CustomChart, LineChart, ScatterChart, AriaComponent, GridComponent, MarkLineComponent, TooltipComponent, LabelLayout, SVGRenderer]);

/** Colours of the page's theme. */
export interface Palette {
  readonly text: string;
  readonly soft: string;
  readonly line: string;
  readonly surface: string;
  readonly everything: string;
  readonly publicMembers: string;
  readonly less: string;
  readonly reference: string;
}

interface Drawn {
  readonly element: HTMLElement;
  readonly observer: ResizeObserver;
  readonly draw: (width: number) => void;
  chart?: EChartsType;
}

const drawn = new Set<Drawn>();

/** Where charts with few columns put labels above bars. */
export const isNarrow = (width: number): boolean => width < 560;

/** A chart that is drawn when it has a width, and again when that changes. The label says in words what it shows. */
export function chart(label: string, height: (width: number) => number, option: (palette: Palette, width: number) => EChartsCoreOption): HTMLElement {
  const element = h("div", { class: "chart", role: "img", "aria-label": label });
  const draw = (width: number): void => {
    entry.chart ??= echarts.init(element, null, { renderer: "svg", width, height: height(width) });
    entry.chart.resize({ width, height: height(width) });
    entry.chart.setOption({ animation: false, ...option(palette(document.documentElement), width) }, true);
  };
  const observer = new ResizeObserver(([size]) => size && size.contentRect.width > 0 && draw(size.contentRect.width));
  const entry: Drawn = { element, observer, draw };
  observer.observe(element);
  drawn.add(entry);
  return h("div", { class: "figure" }, element, saveButton(label, height, option, palette));
}

/** Ends the charts of a view that goes away. */
export function disposeCharts(): void {
  for (const entry of drawn) {
    entry.observer.disconnect();
    entry.chart?.dispose();
  }
  drawn.clear();
}

/** Draws all charts again, in another theme or for paper. */
export function redrawCharts(width?: number): void {
  for (const entry of drawn)
    entry.draw(width ?? entry.element.clientWidth);
}

/** A box with texts for a tooltip; texts are never read as markup. */
export function tip(title: string, lines: readonly string[]): HTMLElement {
  return h("div", { class: "tip" }, h("strong", {}, title), ...lines.map(line => h("div", {}, line)));
}

/** How tooltips look. */
export const tooltip = (palette: Palette): object => ({
  backgroundColor: palette.surface, borderColor: palette.line, textStyle: { color: palette.text, fontSize: 13 }, confine: true,
});

/** Patterns that tell groups apart without colour. */
export const decals = {
  everything: { symbol: "none" },
  publicMembers: { symbol: "rect", dashArrayX: [1, 0], dashArrayY: [2, 4], rotation: -Math.PI / 4, color: "rgba(255,255,255,0.45)" },
  less: { symbol: "circle", dashArrayX: [[5, 5], [0, 5, 5, 0]], dashArrayY: [5, 0], symbolSize: 0.7, color: "rgba(255,255,255,0.55)" },
  reference: { symbol: "rect", dashArrayX: [1, 0], dashArrayY: [1, 3], rotation: Math.PI / 2, color: "rgba(255,255,255,0.5)" },
} as const;

function palette(scope: Element): Palette {
  const style = getComputedStyle(scope);
  const colour = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  return {
    text: colour("text"), soft: colour("soft"), line: colour("line"), surface: colour("surface"),
    everything: colour("everything"), publicMembers: colour("public"), less: colour("less"), reference: colour("reference"),
  };
}
