/** The values 1, 2 and 5 times powers of ten between two ends: the marks of a logarithmic axis. */
export function logMarks(least: number, most: number): number[] {
  const marks: number[] = [];
  for (let power = Math.floor(Math.log10(least)); power <= Math.ceil(Math.log10(most)); power++)
    marks.push(...[1, 2, 5].map(factor => Number(`${factor}e${power}`)).filter(mark => mark >= least && mark <= most));
  return marks.length > 9 ? marks.filter(mark => /^1(e|0*$)|^0\.0*1$/.test(String(mark))) : marks;
}

/** The ends of a logarithmic axis: the nearest marks beyond all values. */
export function logEnds(values: readonly number[]): [least: number, most: number] {
  const positive = values.filter(value => value > 0);
  if (positive.length === 0)
    return [1, 10];
  const [least, most] = [Math.min(...positive), Math.max(...positive)];
  const around = logMarksAll(least / 10, most * 10);
  return [around.findLast(mark => mark < least * 0.98) ?? least, around.find(mark => mark > most * 1.02) ?? most];
}

/** A figure without the zeros that an axis does not need: `5.00` is 5, `2.000 µs` is 2 µs. */
export const axisText = (format: (value: number) => string) => (value: number): string =>
  value === 0 ? "0" : format(value).replace(/(\.\d*?)0+(?=\D|$)/, "$1").replace(/\.(?=\D|$)/, "");

function logMarksAll(least: number, most: number): number[] {
  const marks: number[] = [];
  for (let power = Math.floor(Math.log10(least)); power <= Math.ceil(Math.log10(most)); power++)
    marks.push(...[1, 2, 5].map(factor => Number(`${factor}e${power}`)));
  return marks;
}
