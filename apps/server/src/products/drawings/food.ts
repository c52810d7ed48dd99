// Drawings of food and drinks.

import { sackOf } from './building.ts'
import {
  amber,
  area,
  blue,
  box,
  brick,
  cream,
  type Drawing,
  dark,
  disc,
  drawing,
  green,
  line,
  many,
  orange,
  oval,
  red,
  steel,
  teal,
  violet,
  white,
  wood,
  yellow,
} from './shapes.ts'

const apple = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0-52c18-22 70-20 70 36 0 48-34 88-52 88-8 0-12-4-18-4s-10 4-18 4c-18 0-52-40-52-88 0-56 52-58 70-36z" fill="url(#t)"/><path d="M0-50q-2-26 14-40" stroke="#6b4a22" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M10-72q22-26 48-10-20 24-48 10z" fill="#4f9a5b"/><path d="M-44-20q2-18 18-24" stroke="#ffffff99" stroke-width="8" fill="none" stroke-linecap="round"/></g>`
const pear = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M0-74c26 0 24 34 34 58 12 26 28 40 24 66-4 26-30 34-58 34s-54-8-58-34c-4-26 12-40 24-66 10-24 8-58 34-58z" fill="url(#t)"/><path d="M0-72q0-20 12-30" stroke="#6b4a22" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-30 20q-8 16-2 34" stroke="#ffffff88" stroke-width="8" fill="none" stroke-linecap="round"/></g>`
const tomato = (...[x, y, r]: readonly [number, number, number]): string =>
  oval(x, y, r, r * 0.86) +
  oval(x - r * 0.4, y - r * 0.3, r * 0.2, r * 0.12, '#ffffff88') +
  `<path d="M${x} ${y - r * 0.66}l${-r * 0.5}-4 ${r * 0.32} 10-6 ${r * 0.22} ${r * 0.3} ${-r * 0.16} ${r * 0.3} ${r * 0.16}-8 ${-r * 0.24} ${r * 0.34}-8z" fill="#3b8f62"/>`
export const bottle = (x: number, liquid: string): string =>
  area(`M${x - 14} 62h28v30q0 12 12 24 8 8 8 22v96q0 10-10 10h-48q-10 0-10-10v-96q0-14 8-22 12-12 12-24z`, liquid) +
  box(x - 16, 46, 32, 20, '{d}', 4) +
  box(x - 34, 150, 68, 52, 'p', 2) +
  area(`M${x} 160q14 16 0 30-14-14 0-30z`, '{m}') +
  line(`M${x - 24} 132v100`, '#ffffff77', 5)
const carton = (x: number): string =>
  area(`M${x - 40} 96l40-16 40 16v142h-80z`) +
  area(`M${x - 40} 96l16-40h48l16 40z`, '{l}') +
  box(x - 26, 46, 52, 14, '{d}', 2) +
  disc(x + 12, 74, 9, 'k') +
  box(x - 32, 122, 64, 88, '#ffffffdd', 6)
const potato = (...[x, y, r]: readonly [number, number, number]): string =>
  oval(x, y, r, r * 0.74, '#c49a5c') +
  oval(x - r * 0.3, y - r * 0.3, r * 0.3, r * 0.16, '#e6c48e') +
  disc(x + r * 0.3, y + 4, 2.5, '#8a6630') +
  disc(x - r * 0.1, y + r * 0.3, 2.5, '#8a6630')
const carrot = (x: number, turn: number): string =>
  `<g transform="rotate(${turn} ${x} 80)"><path d="M${x - 26} 96q26-18 52 0-4 80-26 148-22-68-26-148z" fill="url(#t)"/><path d="M${x - 16} 130h20M${x - 4} 160h18M${x - 10} 190h12" stroke="{d}" stroke-width="4" stroke-linecap="round"/><path d="M${x} 92q-26-20-22-56 14 14 20 40 2-34 14-50 10 22 0 52 10-20 24-28 0 32-30 44z" fill="#3b8f62"/></g>`
const cucumber = (y: number, shift: number): string =>
  `<g transform="rotate(-8 200 ${y})"><rect x="${70 + shift}" y="${y - 24}" width="230" height="48" rx="24" fill="url(#t)"/><path d="M${96 + shift} ${y - 8}h180" stroke="{l}" stroke-width="4" stroke-dasharray="14 12" stroke-linecap="round"/><circle cx="${296 + shift}" cy="${y}" r="7" fill="#e8d25c"/></g>`

export const food: Readonly<Record<string, Drawing>> = {
  flour: drawing(
    [cream, wood, white],
    sackOf(
      '#b88c08',
      line('M200 204V150', '#b88c08', 4) +
        many(4, (i) => oval(190, 154 + i * 12, 9, 5, '#d9a90c') + oval(210, 154 + i * 12, 9, 5, '#d9a90c')) +
        oval(200, 144, 5, 9, '#d9a90c'),
    ),
  ),
  grain: drawing(
    [wood, cream, green],
    sackOf(
      '#3b8f62',
      many(16, (i) => oval(160 + (i % 6) * 16 + (i % 2) * 4, 152 + Math.floor(i / 6) * 20, 7, 5, i % 3 ? '#a8703a' : '#d0aa76')),
    ),
  ),
  sugar: drawing(
    [white, blue, steel],
    sackOf(
      '#3454cb',
      many(3, (i) => box(156 + i * 32, 172, 28, 26, '#eef1f7', 3) + area(`M${156 + i * 32} 172l6-8h28l-6 8z`, '#c7d6ee')) +
        box(172, 146, 28, 20, '#dfe5ee', 3) +
        box(204, 146, 28, 20, '#dfe5ee', 3),
    ),
  ),
  potatoes: drawing(
    [red, red, red],
    area('M112 82q88-18 176 0l24 130q-20 34-112 34T88 212z', '#d9b98a55'),
    many(16, (i) => potato(124 + (i % 4) * 50 + (Math.floor(i / 4) % 2) * 12, 112 + Math.floor(i / 4) * 36, 29)),
    many(9, (i) => line(`M${104 + i * 24} 84l-22 150M${104 + i * 24} 84l22 150`, '#cf433988', 2)),
    area('M140 82q60-52 120 0-60 16-120 0z', '#cf4339'),
    line('M150 82q50 12 100 0', '#8c241e', 6),
  ),
  carrots: drawing([orange, orange, orange], carrot(140, 14), carrot(260, -14), carrot(200, 0)),
  apple: drawing(
    [red, green, yellow],
    oval(200, 244, 120, 9, '#1b254022'),
    apple(128, 186, 0.72),
    apple(272, 186, 0.72),
    apple(200, 150, 1.15),
  ),
  pear: drawing([yellow, green, yellow], pear(136, 160), pear(262, 160)),
  tomato: drawing([red, red, orange], tomato(134, 190, 62), tomato(264, 190, 62), tomato(200, 124, 60)),
  cherrytomato: drawing(
    [red, red, red],
    line('M84 96q120-40 236 20', '#3b8f62', 7),
    many(7, (i) => line(`M${98 + i * 34} ${88 - Math.sin(i) * 6}v22`, '#3b8f62', 5) + tomato(98 + i * 34, 128 + (i % 2) * 40, 30)),
    tomato(150, 216, 30),
    tomato(216, 220, 30),
    tomato(282, 214, 30),
  ),
  cucumber: drawing([green, green, teal], cucumber(110, 20), cucumber(216, 16), cucumber(164, -6)),
  cheese: drawing(
    [amber, yellow, amber],
    area('M66 176L268 86q62 20 70 90z', '{l}'),
    area('M66 176h272v64H66z'),
    oval(232, 140, 22, 9, '{d}'),
    disc(118, 214, 14, '{d}') + disc(116, 211, 11, '{m}'),
    disc(198, 204, 20, '{d}') + disc(196, 201, 16, '{m}'),
    disc(288, 216, 16, '{d}') + disc(286, 213, 12, '{m}'),
    line('M66 176h272', '#ffffff66', 3),
  ),
  cheesewheel: drawing(
    [wood, amber, red],
    area('M80 130v66q0 46 120 46t120-46v-66z'),
    oval(200, 130, 120, 46, '{l}'),
    area('M200 130l90 40q24-14 30-40l-40-30z', '#fff3cf'),
    area('M200 130v66l90 38v-64z', '#f6dc98'),
    disc(244, 186, 8, '#d9b45c') + disc(268, 208, 6, '#d9b45c'),
  ),
  curd: drawing(
    [white, blue, white],
    area('M96 110h208l-18 130q-86 14-172 0z', 'h'),
    oval(200, 110, 104, 26, '{d}'),
    oval(200, 104, 96, 22, '#ffffff'),
    many(9, (i) => disc(132 + i * 17, 100 + (i % 3) * 6 - 6, 13, i % 2 ? '#fffdf6' : '#f1ece0')),
    box(134, 158, 132, 50, '#3454cb', 6),
    line('M154 184h92', '#ffffff', 7),
  ),
  butter: drawing(
    [yellow, cream, amber],
    block3('#d9b45c'),
    area('M78 216l40 22h214l-40-22z', '#dfe5ee'),
    line('M196 118l46-28M230 118l46-28', '#b88c08', 2),
  ),
  juice: drawing([red, orange, violet], carton(140), apple(140, 172, 0.32), carton(260), apple(260, 172, 0.32)),
  waterbig: drawing(
    [blue, teal, blue],
    area('M160 62h80v22q46 10 46 46v94q0 20-20 20H134q-20 0-20-20v-94q0-36 46-46z', '#a9cff2'),
    area('M114 134h172v90q0 20-20 20H134q-20 0-20-20z', '#6fa9e2aa'),
    box(168, 40, 64, 26, 't', 5),
    many(3, (i) => line(`M116 ${150 + i * 34}h168`, '#5f93cf', 5)),
    line('M136 108v120', '#ffffff88', 9),
    box(158, 162, 84, 50, 'p', 4),
    area('M200 170q14 18 0 32-14-14 0-32z', '#3454cb'),
  ),
  water: drawing([blue, teal, blue], bottle(124, '#bcdcf6'), bottle(200, '#a9cff2'), bottle(276, '#bcdcf6')),
  coffee: drawing(
    [brick, dark, wood],
    area('M126 62h148l14 20v150q0 12-12 12H124q-12 0-12-12V82z', 'h'),
    box(118, 54, 164, 30, '{d}', 3),
    line('M126 68h148', '#ffffff44', 3),
    box(142, 118, 116, 82, 'p', 5),
    `<g transform="rotate(28 200 156)"><ellipse cx="200" cy="156" rx="22" ry="32" fill="#5a3418"/><path d="M200 126q-12 30 0 60" stroke="#2e1808" stroke-width="5" fill="none"/></g>`,
    line('M132 100v130', '#ffffff33', 6),
  ),
  tea: drawing(
    [green, amber, red],
    area('M108 150h148v22q0 66-74 66t-74-66z', 'p'),
    line('M256 160q40 0 40 26t-50 24', '#dfe5ee', 12),
    oval(182, 150, 74, 18, '#dfe5ee'),
    oval(182, 150, 64, 13, '#a8521c'),
    oval(182, 240, 96, 9, '#dfe5ee'),
    line('M216 152q20-60 62-70', '#98a3b8', 3),
    box(262, 66, 50, 40, 't', 4),
    line('M150 122q-14-20 0-38t0-34M190 118q-14-20 0-38t0-34', '#b9c2d2', 6),
  ),
  cocoa: drawing(
    [wood, red, blue],
    box(126, 76, 148, 164, 'h', 10),
    oval(200, 240, 74, 10, 'h'),
    oval(200, 76, 74, 18, '{l}'),
    oval(200, 72, 70, 15, '{m}'),
    box(126, 124, 148, 76, 'p', 0),
    area('M162 152h62v14q0 24-31 24t-31-24z', '#7a4420'),
    line('M224 158q18 0 16 12t-20 10', '#7a4420', 6),
  ),
}

function block3(side: string): string {
  return area('M92 214h200v-84H92z', '{m}') + area('M92 130l46-30h200l-46 30z', '{l}') + area('M292 214l46-30v-84l-46 30z', side)
}
