// Geometry that the charts share: round tops, the three ticks and the arcs of the gauge.

/** A round number at or above the largest value: 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8 or 10 times a power of ten; at least 1. */
export function roundTop(max: number): number {
  if (max <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(max))
  const step = [1, 1.3, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= max) ?? 10
  return step * power
}

/** Specification §9: ticks are 0, half and max. */
export const ticksOf = (top: number): [number, number, number] => [0, top / 2, top]

/** Specification §9: positives / (positives + negatives); null when there is nothing to compare. */
export function gaugeRatio(positive: number, negative: number): number | null {
  const all = positive + negative
  return all > 0 ? positive / all : null
}

/** Point of the half circle at a share from 0 (left) to 1 (right). */
export function gaugePoint(share: number, { x, y, radius }: { x: number; y: number; radius: number }): [number, number] {
  const angle = Math.PI * (1 - share)
  return [x + radius * Math.cos(angle), y - radius * Math.sin(angle)]
}
