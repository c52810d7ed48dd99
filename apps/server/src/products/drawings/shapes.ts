// The shapes that the demo's drawings are made of, in a field of 400 × 300, and the paints they take.

/** Light, middle and shade of one colour. */
export type Tone = readonly [string, string, string]

export const steel: Tone = ['#dde3ec', '#98a3b8', '#5f6b84']
export const iron: Tone = ['#a9b2c3', '#6e7a92', '#3f4a60']
export const blue: Tone = ['#6f8de9', '#3454cb', '#1f368f']
export const red: Tone = ['#ee8278', '#cf4339', '#8c241e']
export const green: Tone = ['#7cc79b', '#3b8f62', '#1f5b3c']
export const amber: Tone = ['#ffd27a', '#f0a020', '#b56c00']
export const wood: Tone = ['#ecd5b0', '#d0aa76', '#9a7240']
export const brick: Tone = ['#df8f6b', '#b8552f', '#7e3419']
export const dark: Tone = ['#6b7693', '#3a4460', '#20273b']
export const white: Tone = ['#ffffff', '#e8ecf3', '#b9c2d2']
export const violet: Tone = ['#b9a7e2', '#7d63c0', '#4b3687']
export const teal: Tone = ['#86cfcb', '#2f9a96', '#1a6361']
export const cream: Tone = ['#fff8e6', '#f0dfb4', '#c8ac70']
export const rubber: Tone = ['#5f6676', '#333947', '#191d26']
export const yellow: Tone = ['#ffe680', '#f2c62b', '#b88c08']
export const orange: Tone = ['#ffb37a', '#ee7c24', '#a64d0a']

/** One thing: its shapes, and the colours it comes in. `{l}`, `{m}` and `{d}` stand for the three of the tone. */
export interface Drawing {
  readonly tones: readonly [Tone, ...Tone[]]
  readonly shapes: string
}

export const drawing = (tones: readonly [Tone, ...Tone[]], ...shapes: readonly string[]): Drawing => ({ tones, shapes: shapes.join('') })

const gradient = (id: string, [one, two, three]: Tone, way: 'down' | 'round'): string =>
  `<linearGradient id="${id}" ${way === 'down' ? 'x2="0" y2="1"' : ''}><stop stop-color="${way === 'down' ? one : two}"/>
    <stop offset="${way === 'down' ? 0.5 : 0.35}" stop-color="${way === 'down' ? two : one}"/><stop offset="1" stop-color="${three}"/></linearGradient>`

/** Paints of one letter: `t` the tone from above, `h` the tone round a standing cylinder; `s`, `c` the same of steel, `w` wood, `k` dark, `p` paper. */
export const paintsOf = (tone: Tone): string =>
  [
    gradient('t', tone, 'down'),
    gradient('h', tone, 'round'),
    gradient('s', steel, 'down'),
    gradient('c', steel, 'round'),
    gradient('w', wood, 'down'),
    gradient('k', dark, 'down'),
    gradient('p', ['#ffffff', '#f6f8fb', '#dfe5ee'], 'down'),
  ].join('')

const fillOf = (paint: string): string => (paint.length === 1 ? `url(#${paint})` : paint)

export const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Left, top, width, height, paint and radius of the corners. */
export const box = (...[x, y, w, h, paint = 't', r = 4]: readonly [number, number, number, number, string?, number?]): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fillOf(paint)}"/>`

export const disc = (x: number, y: number, r: number, paint = 't'): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fillOf(paint)}"/>`

export const oval = (...[x, y, rx, ry, paint = 't']: readonly [number, number, number, number, string?]): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fillOf(paint)}"/>`

export const area = (d: string, paint = 't'): string => `<path d="${d}" fill="${fillOf(paint)}"/>`

export const line = (d: string, paint = '{d}', width = 6): string =>
  `<path d="${d}" fill="none" stroke="${fillOf(paint)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A ring: middle, radius of its middle line, width. */
export const ring = (...[x, y, r, width, paint = 't']: readonly [number, number, number, number, string?]): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${fillOf(paint)}" stroke-width="${width}"/>`

export const turned = (degrees: number, shapes: string): string => `<g transform="rotate(${degrees} 200 150)">${shapes}</g>`

export const moved = (...[x, y, shapes, scale = 1]: readonly [number, number, string, number?]): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shapes}</g>`

/** A block seen from a corner: left edge and foot of its front, width, height and depth. */
export const block = (
  ...[x, y, w, h, depth = 30, paints = ['{m}', '{l}', '{d}']]: readonly [number, number, number, number, number?, Tone?]
) =>
  area(`M${x} ${y}h${w}v${-h}h${-w}z`, paints[0]) +
  area(`M${x} ${y - h}l${depth} ${-depth * 0.6}h${w}l${-depth} ${depth * 0.6}z`, paints[1]) +
  area(`M${x + w} ${y}l${depth} ${-depth * 0.6}v${-h}l${-depth} ${depth * 0.6}z`, paints[2])
