// Draws the pictures of the demo's articles: plain shapes in one style, no photographs.
import sharp from 'sharp'
import { mediaUrl } from '../../src/platform/files/media.ts'
import type { FileStore } from '../../src/platform/files/store.ts'

/** Size in pixels, at which all coordinates below are meant; pages show pictures of articles at 16:9. */
const WIDTH = 1200
const HEIGHT = 675

/** Colours of lines and of filled shapes. */
const INK = '#2a3cc2'
const SOFT = '#c9d0f6'

const line = (path: string, width = 10): string =>
  `<path d="${path}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const box = (x: number, y: number, [width, height]: readonly [number, number], fill = '#fff'): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="20" fill="${fill}" stroke="${INK}" stroke-width="8"/>`
/** Lines of text as strokes, long and short by turns. */
const rows = (x: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, row) => line(`M${x} ${y + row * 64}h${row % 2 === 0 ? 220 : 150}`)).join('')

/** SVG shapes by the subject of an article. */
export const motifs = {
  checklist: `${box(400, 120, [400, 435])}${[0, 1, 2, 3].map((row) => line(`M450 ${210 + row * 90}l22 22 40-46`)).join('')}${rows(550, 212, 1)}${rows(550, 302, 1)}${rows(550, 392, 1)}${rows(550, 482, 1)}`,
  doubt: `${box(370, 130, [330, 415])}${rows(420, 210, 4)}<circle cx="760" cy="430" r="105" fill="#fff" stroke="${INK}" stroke-width="8"/>${line('M728 402c0-46 68-46 68-4 0 30-34 32-34 62M762 494v2', 12)}`,
  digits: [0, 1, 2, 3, 4]
    .map((place) => box(290 + place * 126, 250, [106, 170], place === 4 ? SOFT : '#fff') + line(`M${318 + place * 126} 335h50`))
    .join(''),
  address: `${box(320, 210, [240, 345])}${box(600, 130, [280, 425])}${[0, 1, 2].map((row) => line(`M370 ${290 + row * 80}h40M460 ${290 + row * 80}h40M660 ${220 + row * 100}h50M770 ${220 + row * 100}h50`)).join('')}`,
  money: `<circle cx="480" cy="340" r="150" fill="#fff" stroke="${INK}" stroke-width="8"/>${line('M455 425V255h50a48 48 0 0 1 0 96h-75M430 390h90', 14)}${line('M680 340h200M820 270l70 70-70 70', 14)}`,
  registers: `${box(300, 150, [260, 375])}${rows(320, 230, 4)}${box(640, 150, [260, 375], SOFT)}${rows(660, 230, 4)}`,
  questions: [0, 1, 2]
    .map((row) => box(360 + row * 70, 130 + row * 150, [410, 110], row === 1 ? SOFT : '#fff') + rows(410 + row * 70, 185 + row * 150, 1))
    .join(''),
  shield: `<path d="M600 120l200 70v150c0 120-90 190-200 225-110-35-200-105-200-225V190z" fill="#fff" stroke="${INK}" stroke-width="8" stroke-linejoin="round"/>${line('M510 340l65 66 118-130', 18)}`,
} as const
export type Motif = keyof typeof motifs

const drawing = (motif: Motif): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#eef0fc"/>
  <circle cx="980" cy="120" r="230" fill="${SOFT}" opacity=".55"/><circle cx="170" cy="600" r="170" fill="${SOFT}" opacity=".55"/>${motifs[motif]}</svg>`

/** Stores the drawing as WebP and returns its public URL. */
export async function storeDemoPicture(store: FileStore, motif: Motif): Promise<string> {
  const key = `news/demo-${motif}.webp`
  await store.put(
    key,
    await sharp(Buffer.from(drawing(motif)))
      .webp({ quality: 82 })
      .toBuffer(),
  )
  return mediaUrl(key)
}
