// Geometry shared by the charts: rounded maximum, the three ticks, positions along the axis, and lines.

/** The upper end of the axis: the first round number at or above the largest value, 1.3 × 10⁹ for 1.28 × 10⁹; 1 if no value is above 0. */
export function roundTop(max: number): number {
  if (max <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(max))
  const step = [1, 1.3, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= max) ?? 10
  return step * power
}

/** Specification §9: ticks are 0, half and max. */
export const axisTicks = (top: number): [number, number, number] => [0, top / 2, top]

/** Width and height of the drawing area: all positions are in percent. */
export const FULL = 100

/** Horizontal positions of `count` points, evenly between `edge` and `FULL - edge`; a single point is in the middle. */
export function pointPlaces(count: number, edge: number): number[] {
  if (count === 1) return [FULL / 2]
  return Array.from({ length: count }, (_, index) => edge + (index * (FULL - 2 * edge)) / (count - 1))
}

/** Left edges and width of `count` bars. `gap` is the empty part between two bars and at both ends, as a share of the distance from bar to bar. */
export function barPlaces(count: number, gap: number): { width: number; lefts: number[] } {
  const step = FULL / (count + gap)
  return { width: step * (1 - gap), lefts: Array.from({ length: count }, (_, index) => step * (gap + index)) }
}

/** Vertical SVG coordinate of a value: 0 at the upper edge for the value `top`, `FULL` on the axis for 0 and negative values. */
export const toHeight = (value: number, top: number): number => FULL - (Math.max(0, value) / top) * FULL

/** SVG path through the points. */
export const linePath = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)},${round(y)}`).join('')

/** Three decimals keep the path short. */
const round = (value: number): number => Math.round(value * 1000) / 1000
