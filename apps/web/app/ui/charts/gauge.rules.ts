// Geometry of the reliability gauge: the positive share of all factors (findings for or against a company), and points on its half circle.

/** Specification §9: positives / (positives + negatives); null if both are 0. */
export function gaugeRatio(positive: number, negative: number): number | null {
  const all = positive + negative
  return all > 0 ? positive / all : null
}

/** Coordinates of the point on the half circle at a ratio from 0 (left end) to 1 (right end); `x` and `y` are the centre. */
export function gaugePoint(ratio: number, { x, y, radius }: { x: number; y: number; radius: number }): [number, number] {
  const angle = Math.PI * (1 - ratio)
  return [x + radius * Math.cos(angle), y - radius * Math.sin(angle)]
}
