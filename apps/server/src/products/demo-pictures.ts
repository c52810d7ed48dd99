// Draws the demo's goods: vector shapes of the thing itself, in the colours it comes in, on the ground of its kind.
import { building } from './drawings/building.ts'
import { electrics } from './drawings/electrics.ts'
import { food } from './drawings/food.ts'
import { machines } from './drawings/machines.ts'
import { office } from './drawings/office.ts'
import { packing } from './drawings/packing.ts'
import { services } from './drawings/services.ts'
import { type Drawing, paintsOf } from './drawings/shapes.ts'
import { tools } from './drawings/tools.ts'
import { vehicles } from './drawings/vehicles.ts'
import { wear } from './drawings/wear.ts'
import { works } from './drawings/works.ts'

/** Colours of the ground, from above. */
const GROUNDS = [
  ['#eef1f7', '#dde3ee'],
  ['#eaf1f0', '#d6e4e2'],
  ['#f4f0e9', '#e8e0d3'],
  ['#f0eef7', '#e0dcef'],
] as const

const shelves = [building, machines, electrics, vehicles, tools, office, wear, food, packing, services, works] as const
const drawings: ReadonlyMap<string, { readonly drawing: Drawing; readonly ground: (typeof GROUNDS)[number] }> = new Map(
  shelves.flatMap((shelf, place) =>
    Object.entries(shelf).map(([name, drawing], turn) => [
      name,
      { drawing, ground: GROUNDS[(place + turn) % GROUNDS.length] ?? GROUNDS[0] },
    ]),
  ),
)

/** Names of everything that can be drawn. */
export const motifNames: readonly string[] = [...drawings.keys()]

/** The drawing as SVG; `motif` names the thing, `index` which of its colours it has. */
export function drawingOf({ motif, index }: { readonly motif: string; readonly index: number }): string {
  const found = drawings.get(motif)
  if (!found) throw new Error(`nobody has drawn ${motif}`)
  const { tones, shapes } = found.drawing
  const tone = tones[index % tones.length] ?? tones[0]
  const [light, middle, shade] = tone
  const painted = shapes.replaceAll('{l}', light).replaceAll('{m}', middle).replaceAll('{d}', shade)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="675" viewBox="0 0 400 300"><defs>${paintsOf(tone)}
    <linearGradient id="g" x2="0" y2="1"><stop stop-color="${found.ground[0]}"/><stop offset="1" stop-color="${found.ground[1]}"/></linearGradient></defs>
    <rect width="400" height="300" fill="url(#g)"/><ellipse cx="200" cy="246" rx="150" ry="13" fill="#1b2540" opacity=".13"/>${painted}</svg>`
}
