/** A point of which less is better in both directions. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The points that no other beats in both directions, from left to right. */
export function paretoFront<T extends Point>(points: readonly T[]): T[] {
  let lowest = Infinity;
  return [...points].sort((one, other) => one.x - other.x || one.y - other.y).filter(point => {
    const isFront = point.y < lowest;
    lowest = Math.min(lowest, point.y);
    return isFront;
  });
}

/** Time to serialize, send and deserialize, in nanoseconds. */
export const totalTime = (serialize: number, bytes: number, deserialize: number, bitsPerSecond: number): number =>
  serialize + transferTime(bytes, bitsPerSecond) + deserialize;

/** Time that bytes take on a line, in nanoseconds, without latency and protocol. */
export const transferTime = (bytes: number, bitsPerSecond: number): number => bytes * 8e9 / bitsPerSecond;
