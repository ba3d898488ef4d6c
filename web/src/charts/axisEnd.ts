const beyondMedian = 4;

/**
 * Where an axis that begins at 0 ends, so that most values fill its width: at four times the median, where a few values lie far beyond that.
 * What lies beyond is cut, and its figure is written next to it.
 */
export function axisEnd(values: readonly number[]): number {
  const sorted = values.filter(value => value > 0).sort((one, other) => one - other);
  const most = sorted[sorted.length - 1] ?? 1;
  const end = beyondMedian * (sorted[Math.floor((sorted.length - 1) / 2)] ?? 1);
  return most > 1.2 * end ? end : most * 1.03;
}
