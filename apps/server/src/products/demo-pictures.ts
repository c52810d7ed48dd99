// Draws the demo's goods: vector shapes of the thing itself, one drawing for each kind of thing, in the colours of its sizes.
const TINTS = ['#8d98ae', '#2a3cc2', '#b4552d', '#3b7a57', '#6b4e9b', '#c29a2a'] as const
const GROUNDS = ['#eef1f7', '#f4eee6', '#e9f3ee', '#efeaf7'] as const

const many = (count: number, draw: (index: number) => string): string => Array.from({ length: count }, (_, index) => draw(index)).join('')
/** Left, top, width, height, and its looks. */
const rect = (...[x, y, w, h, more = '']: readonly [number, number, number, number, string?]): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${more}/>`
const disc = (x: number, y: number, r: number, more = ''): string => `<circle cx="${x}" cy="${y}" r="${r}" ${more}/>`
const path = (d: string, more = ''): string => `<path d="${d}" ${more}/>`

const DARK = 'fill="#2b3245"'
const PALE = 'fill="#fff"'
const LINE = 'fill="none" stroke="#2b3245" stroke-width="8" stroke-linecap="round"'

/** Shapes in a field of 400 × 300; what has no fill of its own takes the tint. */
const motifs: Readonly<Record<string, string>> = {
  rods: many(
    18,
    (i) => disc(95 + (i % 6) * 42, 225 - Math.floor(i / 6) * 38, 19) + disc(95 + (i % 6) * 42, 225 - Math.floor(i / 6) * 38, 9, PALE),
  ),
  pipes: many(
    6,
    (i) => disc(110 + (i % 3) * 90, 205 - Math.floor(i / 3) * 82, 42) + disc(110 + (i % 3) * 90, 205 - Math.floor(i / 3) * 82, 28, DARK),
  ),
  sheets: many(5, (i) => path(`M70 ${220 - i * 24}l60-40h210l-60 40z`, i % 2 ? '' : 'opacity=".6"')),
  angle: path('M110 60h40v140h150v40H110z') + path('M110 60l24-20h40l-24 20z', 'opacity=".6"'),
  bricks: many(12, (i) => rect(70 + (i % 4) * 66 + (Math.floor(i / 4) % 2) * 20, 210 - Math.floor(i / 4) * 46, 60, 40, 'rx="4"')),
  planks: many(5, (i) => rect(60 + i * 8, 215 - i * 32, 270, 26, 'rx="3"') + rect(60 + i * 8, 215 - i * 32, 24, 26, DARK)),
  sack: path('M120 90q80-40 160 0l20 140q-100 30-200 0z') + rect(150, 140, 100, 54, PALE),
  roof: many(4, (i) => path(`M60 ${110 + i * 36}q35-34 70 0t70 0 70 0 70 0v30H60z`, i % 2 ? 'opacity=".7"' : '')),
  wool: many(4, (i) => rect(80, 210 - i * 40, 240, 34, 'rx="16"')) + many(4, (i) => path(`M100 ${227 - i * 40}h200`, LINE)),
  bucket: path('M120 110h160l-18 130H138z') + `<ellipse cx="200" cy="110" rx="80" ry="20" ${DARK}/>` + path('M120 110q80-110 160 0', LINE),
  machine:
    rect(70, 130, 260, 90, 'rx="10"') +
    rect(90, 90, 90, 60, DARK) +
    disc(260, 150, 30, PALE) +
    rect(70, 220, 40, 30, DARK) +
    rect(290, 220, 40, 30, DARK),
  pump: disc(170, 170, 66) + disc(170, 170, 30, PALE) + rect(230, 140, 100, 60, 'rx="8"') + rect(150, 60, 40, 60, DARK),
  fan:
    disc(200, 150, 100, DARK) +
    many(4, (i) => `<ellipse cx="200" cy="95" rx="26" ry="48" transform="rotate(${i * 90} 200 150)"/>`) +
    disc(200, 150, 16, PALE),
  truck: rect(60, 110, 170, 100, 'rx="6"') + path('M238 140h60l40 36v34H238z') + disc(110, 218, 26, DARK) + disc(290, 218, 26, DARK),
  shelves:
    many(3, (i) => rect(80, 90 + i * 60, 240, 12) + rect(100 + i * 30, 60 + i * 60, 60, 30, DARK)) +
    rect(80, 50, 10, 200) +
    rect(310, 50, 10, 200),
  cable: many(4, (i) => disc(200, 150, 100 - i * 18, 'fill="none" stroke="currentColor" stroke-width="12"')) + path('M200 250h130', LINE),
  panel:
    rect(120, 50, 160, 200, 'rx="8"') +
    many(6, (i) => rect(140 + (i % 3) * 44, 80 + Math.floor(i / 3) * 60, 32, 46, PALE)) +
    path('M150 220h100', LINE),
  lamp: path('M140 160a60 60 0 1 1 120 0l-20 40h-80z') + rect(165, 206, 70, 34, DARK) + path('M200 40v30M90 90l22 16M310 90l-22 16', LINE),
  dial: disc(200, 150, 100) + disc(200, 150, 78, PALE) + path('M200 150l46-40M140 190a76 76 0 0 1 0-84', LINE),
  bolt: path('M110 90h70l30 50-30 50h-70l-30-50z') + rect(200, 118, 130, 44, DARK) + many(6, (i) => rect(214 + i * 20, 110, 8, 60)),
  nut: path('M140 60h120l60 90-60 90H140l-60-90z') + disc(200, 150, 48, PALE),
  drill: rect(90, 100, 150, 60, 'rx="14"') + rect(240, 120, 90, 18, DARK) + path('M110 155h60l-16 90h-50z'),
  wrench: path('M90 90a44 44 0 0 1 72 20l130 100a26 26 0 1 1-36 36L140 140a44 44 0 0 1-60-30l34 10 14-24z'),
  hammer: rect(110, 70, 160, 56, 'rx="10"') + rect(178, 120, 30, 140, DARK),
  desk: rect(70, 110, 260, 24, 'rx="4"') + rect(84, 134, 16, 110, DARK) + rect(300, 134, 16, 110, DARK) + rect(220, 134, 80, 70),
  chair: rect(150, 50, 100, 100, 'rx="18"') + rect(140, 160, 120, 26, 'rx="12"') + path('M200 186v40M150 250l50-24 50 24', LINE),
  cabinet: rect(120, 40, 160, 220, 'rx="6"') + path('M200 44v212M184 140v24M216 140v24', LINE),
  laptop: rect(110, 70, 180, 120, 'rx="8"') + rect(124, 84, 152, 92, PALE) + path('M80 200h240l16 24H64z', DARK),
  screen: rect(80, 60, 240, 150, 'rx="8"') + rect(96, 76, 208, 118, PALE) + path('M200 210v36M150 248h100', LINE),
  printer:
    rect(90, 120, 220, 90, 'rx="10"') +
    rect(130, 60, 140, 60, PALE) +
    rect(130, 180, 140, 70, PALE) +
    path('M150 206h100M150 228h70', LINE),
  server: many(
    4,
    (i) => rect(110, 50 + i * 50, 180, 42, 'rx="6"') + disc(134, 71 + i * 50, 7, PALE) + path(`M220 ${71 + i * 50}h50`, LINE),
  ),
  paper: many(3, (i) => rect(120 + i * 14, 50 + i * 12, 150, 190, i === 2 ? PALE : '')) + path('M168 120h80M168 150h80M168 180h50', LINE),
  pen: path('M110 230l20-60L270 40l40 40-140 130z') + path('M110 230l20-60 40 40z', DARK),
  bottle: path('M170 40h60v40l24 40v130H146V120l24-40z') + rect(146, 150, 108, 60, PALE) + rect(170, 30, 60, 20, DARK),
  shirt: path('M140 60l60 24 60-24 70 50-34 44-26-16v120H130V138l-26 16-34-44z') + path('M200 84v160', LINE),
  boot: path('M140 60h70v100l90 40q20 10 20 44H140z') + rect(140, 240, 184, 16, DARK),
  helmet: path('M90 200a110 110 0 0 1 220 0z') + rect(70, 200, 260, 24, 'rx="12"') + rect(186, 84, 28, 116, PALE),
  glove: path('M140 250V150q0-16 14-16t14 16V90q0-16 14-16t14 16v-10q0-16 14-16t14 16v14q0-14 13-14t13 14v76l24-24q18-10 24 8l-50 96z'),
  mask: path('M100 120q100-50 200 0v60q-100 90-200 0z') + disc(200, 170, 26, PALE) + path('M100 130L60 100M300 130l40-30', LINE),
  apple: path('M200 100q60-40 100 20 20 80-60 140-40 10-40-4 0 14-40 4-80-60-60-140 40-60 100-20z') + path('M200 100q0-40 30-56', LINE),
  cheese: path('M70 200l220-110 50 60v80H70z') + disc(150, 205, 16, PALE) + disc(230, 185, 20, PALE) + disc(290, 210, 12, PALE),
  cup: path('M110 100h150v90q0 50-50 50h-50q-50 0-50-50z') + path('M260 120q50 0 50 35t-50 35M150 70q10-20 0-36M200 70q10-20 0-36', LINE),
  carton: path('M90 120l110-50 110 50v110l-110 50-110-50z') + path('M90 120l110 50 110-50M200 170v110', LINE),
  roll: rect(130, 70, 140, 170) + `<ellipse cx="200" cy="70" rx="70" ry="24" ${DARK}/><ellipse cx="200" cy="70" rx="26" ry="9" ${PALE}/>`,
  pallet: many(5, (i) => rect(70 + i * 54, 110, 44, 100)) + rect(60, 120, 280, 16, DARK) + rect(60, 180, 280, 16, DARK),
  tyre:
    disc(200, 150, 104, DARK) +
    disc(200, 150, 66) +
    disc(200, 150, 22, PALE) +
    many(8, (i) => rect(192, 40, 16, 22, `transform="rotate(${i * 45} 200 150)"`)),
  battery:
    rect(90, 100, 220, 140, 'rx="10"') +
    rect(120, 78, 40, 24, DARK) +
    rect(240, 78, 40, 24, DARK) +
    path('M130 150h30M240 150h30M255 135v30', LINE),
  document:
    rect(120, 40, 160, 220, PALE) +
    path('M150 90h100M150 124h100M150 158h60', LINE) +
    disc(250, 214, 34) +
    path('M236 214l10 10 20-22', LINE.replace('#2b3245', '#fff')),
  browser:
    rect(70, 60, 260, 180, 'rx="10"') +
    rect(84, 100, 232, 126, PALE) +
    disc(94, 80, 7, PALE) +
    disc(118, 80, 7, PALE) +
    path('M110 130h90M110 160h140M110 190h60', LINE),
  plan: rect(70, 60, 260, 180, PALE) + path('M100 90h90v60h-90zM190 90h110v120H100v-60', LINE) + path('M250 210v-40h50'),
  broom: rect(192, 30, 16, 130, DARK) + path('M150 160h100l30 90H120z') + path('M160 200v44M200 200v44M240 200v44', LINE),
  shield: path('M200 40l100 36v80q0 70-100 104-100-34-100-104V76z') + path('M155 150l32 32 60-64', LINE.replace('#2b3245', '#fff')),
  book: path('M70 80q70-30 130 10 60-40 130-10v150q-70-30-130 10-60-40-130-10z') + path('M200 90v150', LINE.replace('#2b3245', '#fff')),
}

/** Names of everything that can be drawn. */
export const motifNames = Object.keys(motifs)

/** The drawing as SVG; `motif` names the thing, `index` its colours. */
export function drawingOf({ motif, index }: { readonly motif: string; readonly index: number }): string {
  const tint = TINTS[index % TINTS.length]
  const ground = GROUNDS[index % GROUNDS.length]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="675" viewBox="0 0 400 300" color="${tint}"><rect width="400" height="300" fill="${ground}"/>
    <ellipse cx="200" cy="256" rx="150" ry="14" fill="#1b2540" opacity=".13"/><g fill="${tint}">${motifs[motif] ?? motifs.carton}</g></svg>`
}
