// Reads the pictures of the demo's goods from `drawings/*.svg`; each drawing can have several colours.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'drawings')

/** Three shades of one colour. */
type Tone = readonly [light: string, middle: string, dark: string]

/** The colours that a drawing may name in its attribute `data-tones`; it is drawn in one of those that it names. */
const TONES: Readonly<Record<string, Tone>> = {
  steel: ['#dde3ec', '#98a3b8', '#5f6b84'],
  iron: ['#a9b2c3', '#6e7a92', '#3f4a60'],
  blue: ['#6f8de9', '#3454cb', '#1f368f'],
  red: ['#ee8278', '#cf4339', '#8c241e'],
  green: ['#7cc79b', '#3b8f62', '#1f5b3c'],
  amber: ['#ffd27a', '#f0a020', '#b56c00'],
  wood: ['#ecd5b0', '#d0aa76', '#9a7240'],
  brick: ['#df8f6b', '#b8552f', '#7e3419'],
  dark: ['#6b7693', '#3a4460', '#20273b'],
  white: ['#ffffff', '#e8ecf3', '#b9c2d2'],
  violet: ['#b9a7e2', '#7d63c0', '#4b3687'],
  teal: ['#86cfcb', '#2f9a96', '#1a6361'],
  cream: ['#fff8e6', '#f0dfb4', '#c8ac70'],
  rubber: ['#5f6676', '#333947', '#191d26'],
  yellow: ['#ffe680', '#f2c62b', '#b88c08'],
  orange: ['#ffb37a', '#ee7c24', '#a64d0a'],
}

/** Names of all drawings. */
export const motifNames: readonly string[] = readdirSync(FOLDER).map((file) => file.replace('.svg', ''))

const drawingCache = new Map<string, string>()

function drawingNamed(motif: string): string {
  const drawing = drawingCache.get(motif) ?? readFileSync(join(FOLDER, `${motif}.svg`), 'utf8')
  drawingCache.set(motif, drawing)
  return drawing
}

/** CSS of a drawing's classes: `.l`, `.m`, `.d` (light, middle, dark) colour a gradient stop, `.fl` and so on a fill, `.sl` a stroke. */
const toneStyle = ([light, middle, dark]: Tone): string =>
  Object.entries({ l: light, m: middle, d: dark })
    .map(([name, colour]) => `.${name}{stop-color:${colour}}.f${name}{fill:${colour}}.s${name}{stroke:${colour}}`)
    .join('')

/** The drawing as SVG; `motif` is its file name, `index` selects one of its colours. Throws if it names no known colour. */
export function readDrawing({ motif, index }: { readonly motif: string; readonly index: number }): string {
  const drawing = drawingNamed(motif)
  const names = /data-tones="([a-z ]+)"/.exec(drawing)?.[1]?.split(' ') ?? []
  const tone = TONES[names[index % names.length] ?? '']
  if (!tone) throw new Error(`data-tones of the drawing ${motif} is missing or has an unknown colour`)
  // The style in the file, on one line, only serves to view the file by itself.
  return drawing.replace(/<style>.*<\/style>/, `<style>${toneStyle(tone)}</style>`)
}
