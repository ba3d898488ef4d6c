// Figures for people, with the same rounding as src/Assay.Report/Units.cs, which writes "us" because terminals may show ASCII alone. A test compares
// both over many values.

type Unit = readonly [factor: number, name: string];

const timeUnits: readonly Unit[] = [[1, "ns"], [1e3, "µs"], [1e6, "ms"], [1e9, "s"]];
const sizeUnits: readonly Unit[] = [[1, "B"], [1e3, "kB"], [1e6, "MB"], [1e9, "GB"]];

/** A time in nanoseconds: `12.34 µs`. */
export const time = (nanoseconds: number): string => scaled(nanoseconds, timeUnits);

/** A size in bytes: in full below 10,000, then `12.35 kB` of 1,000 bytes. */
export const size = (bytes: number): string => bytes < 9999.5 ? `${whole(bytes)} B` : scaled(bytes, sizeUnits);

/** A ratio of three digits: `1.31`. */
export const ratio = (value: number): string => fixed(value, ratioDecimals(value));

/** A ratio and its interval, with equal decimals: `1.31 [1.29, 1.33]`. */
export function ratioInterval(value: number, lower?: number, upper?: number): string {
  const decimals = ratioDecimals(value);
  return lower === undefined || upper === undefined
    ? fixed(value, decimals)
    : `${fixed(value, decimals)} [${fixed(lower, decimals)}, ${fixed(upper, decimals)}]`;
}

/** A share as a percentage: `12 %`; below one per cent with a decimal. */
export function share(value: number): string {
  if (value === 0)
    return "0 %";
  if (value < 0.001)
    return "<0.1 %";
  return `${fixed(value * 100, value < 0.01 ? 1 : 0, false)} %`;
}

/** A count with thousands separated and four digits: `1,234`, `12.35 M`. */
export function count(value: number): string {
  if (value === 0)
    return "0";
  if (value < 100)
    return fixed(value, 2, false).replace(/\.?0+$/, "");
  if (value < 9999.5)
    return fixed(value, 0);
  if (value < 999.95e3)
    return `${fixed(value / 1e3, 1)} k`;
  return value < 999.95e6 ? `${fixed(value / 1e6, 2)} M` : `${fixed(value / 1e9, 2, false)} G`;
}

/** A whole number with thousands separated. */
export const whole = (value: number): string => fixed(value, 0);

function scaled(value: number, units: readonly Unit[]): string {
  const [factor, name] = units.findLast(unit => value >= unit[0] * 0.99995) ?? units[0]!;
  return `${fixed(value / factor, fourDigits(value / factor))} ${name}`;
}

const fourDigits = (value: number): number => value < 9.9995 ? 3 : value < 99.995 ? 2 : value < 999.95 ? 1 : 0;

function ratioDecimals(value: number): number {
  if (value < 0.00995)
    return 4;
  if (value < 0.0995)
    return 3;
  return value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
}

/** A number with so many decimals. .NET formats like 0.00 round 15 significant digits, half away from zero; N0 rounds the exact value, half to even. */
const fixed = (value: number, decimals: number, isGrouped = decimals === 0): string =>
  isGrouped ? String(BigInt(halfToEven(value))).replace(/\B(?=(\d{3})+$)/g, ",") : roundHalfUp(decimal(value), decimals);

function decimal(value: number): string {
  const [mantissa, exponent] = value.toExponential(14).split("e") as [string, string];
  const digits = mantissa.replace(".", "");
  const point = Number(exponent) + 1;
  if (point <= 0)
    return `0.${"0".repeat(-point)}${digits}`;
  return point >= digits.length ? digits.padEnd(point, "0") : `${digits.slice(0, point)}.${digits.slice(point)}`;
}

function roundHalfUp(digits: string, decimals: number): string {
  const [integer = "0", fraction = ""] = digits.split(".");
  const kept = fraction.padEnd(decimals + 1, "0");
  const up = kept.charCodeAt(decimals) >= 53 ? 1n : 0n;
  const text = String(BigInt(integer + kept.slice(0, decimals)) + up).padStart(decimals + 1, "0");
  return decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
}

function halfToEven(value: number): number {
  const floor = Math.floor(value);
  if (value - floor !== 0.5)
    return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}
