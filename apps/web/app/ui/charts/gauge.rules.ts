// Geometry of the gauge: the positive share of all factors, and points on its half circle.

/** Specification §9: positives / (positives + negatives); null if both are 0. */
export function gaugeRatio(positive: number, negative: number): number | null {
  const all = positive + negative
  return all > 0 ? positive / all : null
}

/** Point on the half circle at a ratio from 0 (left) to 1 (right). */
export function gaugePoint(ratio: number, { x, y, radius }: { x: number; y: number; radius: number }): [number, number] {
  const angle = Math.PI * (1 - ratio)
  return [x + radius * Math.cos(angle), y - radius * Math.sin(angle)]
}
