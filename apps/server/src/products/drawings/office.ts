// Drawings of furniture, office machines, stationery and household supplies.
import {
  amber,
  area,
  blue,
  box,
  type Drawing,
  dark,
  disc,
  drawing,
  green,
  iron,
  line,
  many,
  oval,
  red,
  ring,
  rubber,
  steel,
  teal,
  violet,
  white,
  wood,
} from './shapes.ts'

const text = (x: number, y: number, width: number, paint = '#c3ccda'): string => line(`M${x} ${y}h${width}`, paint, 5)
const rollOf = (x: number, y: number, r: number): string =>
  box(x - r, y, r * 2, r * 1.7, 'h', 2) +
  oval(x, y + r * 1.7, r, r * 0.3, 'h') +
  oval(x, y, r, r * 0.3, '{l}') +
  oval(x, y, r * 0.4, r * 0.12, '{d}')

export const office: Readonly<Record<string, Drawing>> = {
  desk: drawing(
    [wood, white, iron],
    box(86, 134, 12, 110, 'k', 2),
    box(302, 134, 12, 110, 'k', 2),
    box(214, 136, 92, 74, 'w', 3),
    line('M226 160h68M226 186h68', '#9a7240', 3),
    line('M252 150h16M252 174h16', '#5f4520', 4),
    area('M58 116l30-22h224l30 22v18H58z'),
    box(58, 116, 284, 18, '{d}', 3),
    box(126, 44, 88, 56, 'k', 5) + box(132, 50, 76, 44, '#c7d6ee', 3) + box(164, 98, 12, 8, 'k', 0) + box(148, 104, 44, 5, 'k', 2),
  ),
  meeting: drawing(
    [wood, dark, wood],
    oval(200, 146, 150, 44, '{d}'),
    oval(200, 136, 150, 44),
    oval(200, 132, 118, 30, '{l}'),
    area('M180 178h40l8 50h-56z', 'k'),
    oval(200, 232, 60, 12, 'k'),
    many(3, (i) => box(104 + i * 78, 62, 42, 50, 'k', 12)),
  ),
  chair: drawing(
    [dark, blue, iron],
    area('M150 48q50-16 100 0l-6 106h-88z'),
    line('M168 64v82M200 60v88M232 64v82', '#ffffff33', 4),
    line('M136 124v44M264 124v44', '#20273b', 10),
    box(124, 118, 30, 12, 'k', 6) + box(246, 118, 30, 12, 'k', 6),
    area('M136 164q64-16 128 0l8 20q-72 14-144 0z', '{m}'),
    box(192, 186, 16, 32, 'c', 2),
    line('M200 214l-62 20M200 214l62 20M200 214v26M200 214l-34 26M200 214l34 26', '#3a4460', 8),
    many(5, (i) => disc(138 + i * 31, i % 2 ? 242 : i === 2 ? 244 : 238, 8, '#20273b')),
  ),
  seat: drawing(
    [blue, dark, red],
    line('M140 60v184M260 60v184M140 164l-14 80M260 164l14 80', '#5f6b84', 8),
    box(132, 52, 136, 66, 't', 14),
    area('M122 156q78-14 156 0l4 18q-82 14-164 0z'),
    area('M118 174q82 14 164 0v10q-82 14-164 0z', '{d}'),
  ),
  cabinet: drawing(
    [wood, white, iron],
    box(112, 36, 176, 206, 't', 5),
    box(120, 44, 76, 190, '{l}', 2),
    box(204, 44, 76, 190, '{m}', 2),
    line('M188 132v22M212 132v22', '#3a4460', 6),
    box(112, 236, 176, 8, 'k', 2),
    line('M132 58v160', '#ffffff55', 4),
  ),
  locker: drawing(
    [steel, iron, steel],
    box(104, 34, 192, 208, 't', 4),
    many(
      2,
      (i) =>
        box(112 + i * 94, 42, 84, 192, i ? '{m}' : '{l}', 2) +
        many(4, (k) => line(`M${130 + i * 94} ${60 + k * 10}h48`, '{d}', 4)) +
        box(i ? 212 : 182, 136, 8, 26, '#20273b', 2),
    ),
    box(112, 240, 16, 6, 'k', 1) + box(272, 240, 16, 6, 'k', 1),
  ),
  safe: drawing(
    [dark, iron, green],
    box(96, 60, 208, 180, 't', 10),
    box(112, 76, 176, 148, '{d}', 6),
    box(118, 82, 164, 136, '{m}', 6),
    disc(184, 150, 36, 's'),
    disc(184, 150, 24, '#3f4a60'),
    many(
      3,
      (i) => `<path d="M184 122v56" stroke="#dde3ec" stroke-width="6" stroke-linecap="round" transform="rotate(${i * 60} 184 150)"/>`,
    ),
    box(240, 112, 30, 40, '#20273b', 4) + many(6, (i) => disc(248 + (i % 2) * 14, 122 + Math.floor(i / 2) * 10, 3, '#7cc79b')),
    box(92, 96, 10, 30, 's', 2) + box(92, 174, 10, 30, 's', 2),
    box(112, 238, 30, 8, 'k', 2) + box(258, 238, 30, 8, 'k', 2),
  ),
  laptop: drawing(
    [steel, dark, blue],
    box(102, 54, 196, 138, 'k', 10),
    box(112, 64, 176, 118, '#f4f6fa', 4),
    box(112, 64, 176, 20, '{m}', 4),
    text(126, 102, 64) + text(126, 118, 110) + text(126, 134, 88),
    many(4, (i) => box(220 + i * 15, 164 - i * 12, 10, 10 + i * 12, '#3454cb', 1)),
    area('M66 206l28-14h212l28 14v10q0 8-8 8H74q-8 0-8-8z'),
    area('M108 196h184l12 10H96z', '{d}'),
    box(172, 208, 56, 8, '{d}', 3),
  ),
  screen: drawing(
    [dark, steel, blue],
    box(70, 44, 260, 158, 'k', 8),
    box(80, 54, 240, 132, '#1f2a4d', 3),
    area('M80 150l60-40 50 30 60-58 70 46v58H80z', '{m}'),
    disc(272, 84, 16, '#ffd76a'),
    box(182, 202, 36, 28, 's', 0),
    area('M136 240q64-22 128 0v6H136z', 's'),
  ),
  printer: drawing(
    [white, steel, dark],
    area('M130 112V44h140v68z', 'p'),
    box(84, 104, 232, 98, 't', 12),
    box(84, 104, 232, 30, '{d}', 12),
    box(236, 112, 60, 16, '#20273b', 3) + disc(224, 120, 5, '#7cc79b'),
    box(116, 166, 168, 14, '#20273b', 3),
    area('M128 172h144l14 66H114z', 'p'),
    text(146, 192, 96) + text(144, 208, 112) + text(142, 224, 70),
  ),
  labelprinter: drawing(
    [dark, steel, blue],
    area('M106 112q0-40 40-44h108q40 4 40 44v118q0 14-14 14H120q-14 0-14-14z'),
    box(124, 150, 152, 16, '#11151f', 3),
    area('M142 158h116v62H142z', 'p'),
    many(14, (i) => box(152 + i * 7, 178, i % 3 ? 3 : 5, 28, '#20273b', 0)),
    disc(272, 110, 6, '#7cc79b'),
    line('M126 96q20-18 50-18', '#ffffff44', 5),
  ),
  server: drawing(
    [dark, iron, steel],
    many(
      2,
      (i) =>
        box(66, 96 + i * 72, 268, 62, 't', 6) +
        many(8, (k) => box(80 + k * 21, 108 + i * 72, 17, 38, '{d}', 2) + disc(88 + k * 21, 138 + i * 72, 2.5, '#7cc79b')) +
        many(3, (k) => box(256, 110 + i * 72 + k * 13, 44, 6, '#11151f', 2)) +
        disc(316, 118 + i * 72, 5, '#7cc79b') +
        disc(316, 136 + i * 72, 5, '#f0a020'),
    ),
  ),
  rack: drawing(
    [dark, iron, dark],
    box(118, 24, 164, 220, 't', 6),
    box(130, 36, 140, 196, '#11151f', 3),
    many(
      8,
      (i) =>
        box(136, 44 + i * 23, 128, 18, i % 3 === 2 ? 's' : '#2b3245', 2) +
        disc(146, 53 + i * 23, 3, '#7cc79b') +
        line(`M200 ${53 + i * 23}h50`, '#5f6b84', 4),
    ),
    box(124, 244, 24, 5, 'k', 1) + box(252, 244, 24, 5, 'k', 1),
  ),
  paper: drawing(
    [blue, amber, teal],
    area('M86 200l114 44 114-44v-66l-114 44-114-44z', 't'),
    area('M86 134l114-40 114 40-114 44z', 'p'),
    many(5, (i) => area(`M86 ${134 - i * 10}l114-40 114 40-114 44z`, i % 2 ? '#f6f8fb' : '#dfe5ee')),
    area('M86 90l114-40 114 40-114 44z', '#ffffff'),
    line('M150 168v34M250 168v34', '#ffffffaa', 8),
  ),
  rollpaper: drawing(
    [white, white, white],
    area('M96 240q-34-4-34-52t34-52l220-24q32 0 32 46t-30 52z', 'p'),
    oval(96, 188, 34, 52, '#ffffff'),
    ring(96, 188, 24, 2, '#c3ccda'),
    oval(96, 188, 10, 16, '#9a7240'),
    area('M110 238l206-26 24 26-216 10z', '#ffffff'),
    line('M150 150l150-18', '#dfe5ee', 4),
  ),
  pen: drawing(
    [blue, violet, dark],
    many(
      3,
      (i) =>
        `<g transform="translate(${i * 52 - 40} ${i * 6}) rotate(${32 - i * 4} 200 150)"><rect x="188" y="36" width="24" height="170" rx="6" fill="url(#h)"/><path d="M188 206h24l-10 36h-4z" fill="url(#c)"/><rect x="188" y="30" width="24" height="40" rx="8" fill="{d}"/><rect x="211" y="40" width="6" height="64" rx="3" fill="url(#c)"/></g>`,
    ),
  ),
  marker: drawing(
    [green, red, blue],
    many(
      3,
      (i) =>
        box(112 + i * 66, 96, 44, 140, 'p', 8) +
        box(112 + i * 66, 96, 44, 60, i === 1 ? 'k' : 't', 8) +
        box(116 + i * 66, 50, 36, 52, i === 1 ? 'k' : 't', 8) +
        text(122 + i * 66, 186, 24),
    ),
  ),
  binder: drawing(
    [blue, red, green],
    many(
      3,
      (i) =>
        box(84 + i * 78, 44, 70, 200, i === 1 ? 'k' : 't', 5) +
        box(96 + i * 78, 66, 46, 84, 'p', 3) +
        text(104 + i * 78, 88, 30) +
        text(104 + i * 78, 106, 20) +
        ring(119 + i * 78, 202, 13, 5, '#dde3ec'),
    ),
  ),
  folder: drawing(
    [amber, teal, violet],
    area('M76 78q0-10 10-10h76l18 20h130q10 0 10 10v132q0 12-12 12H88q-12 0-12-12z', '{d}'),
    box(100, 64, 196, 150, 'p', 3),
    text(120, 86, 110) + text(120, 104, 80),
    area('M62 122h276l-22 112q-2 10-12 10H94q-10 0-12-10z'),
  ),
  files: drawing(
    [white, steel, white],
    many(
      4,
      (i) =>
        `<rect x="${110 + i * 14}" y="${40 + i * 12}" width="150" height="188" rx="4" fill="#ffffff${i === 3 ? 'ee' : '99'}" stroke="#98a3b8" stroke-width="2"/>`,
    ),
    many(8, (i) => disc(162, 94 + i * 20, 4, '#98a3b8')),
    text(184, 120, 90, '#dfe5ee') + text(184, 144, 70, '#dfe5ee'),
  ),
  detergent: drawing(
    [green, blue, amber],
    area('M128 118q0-14 14-18l30-10V66h44v24q56 4 56 52v90q0 12-12 12H140q-12 0-12-12z', 'h'),
    area('M226 104q30 4 30 34v24h-18v-22q0-14-14-18z', '#ffffff88'),
    box(166, 44, 56, 26, 'k', 5),
    box(144, 148, 92, 66, 'p', 6),
    disc(190, 176, 17, '{l}') + disc(204, 188, 8, '{m}') + disc(176, 192, 6, '{m}'),
  ),
  dishsoap: drawing(
    [amber, green, teal],
    area('M150 122q0-20 30-30V70h40v22q30 10 30 30v110q0 12-12 12h-76q-12 0-12-12z', 'h'),
    box(172, 48, 56, 24, 'k', 5),
    area('M190 48V34h20l10 8-10 6z', 'k'),
    box(162, 140, 76, 72, 'p', 6),
    disc(200, 170, 20, '{l}') + ring(200, 170, 20, 3, '{m}'),
    text(178, 202, 44),
  ),
  soap: drawing(
    [teal, violet, amber],
    area('M146 120q0-22 24-22h60q24 0 24 22v112q0 12-12 12h-84q-12 0-12-12z', 'h'),
    box(186, 66, 28, 34, 'k', 4),
    area('M152 52h66q10 0 10 10v10h-44v-8h-32z', 'k'),
    box(160, 142, 80, 72, 'p', 6),
    area('M200 156q22 26 0 44-22-18 0-44z', '{m}'),
  ),
  towels: drawing(
    [white, blue, white],
    rollOf(140, 112, 48),
    rollOf(258, 112, 48),
    rollOf(198, 152, 52),
    line('M160 176v56', '#dfe5ee', 3),
  ),
  wipes: drawing(
    [blue, teal, violet],
    box(76, 124, 248, 116, 't', 16),
    box(76, 124, 248, 34, '{d}', 16),
    oval(200, 124, 66, 18, '#20273b'),
    area('M150 124q10-60 44-56 4-20 30-8 30 8 26 64-50 14-100 0z', 'p'),
    box(110, 178, 180, 40, '#ffffffdd', 6),
    text(130, 198, 110),
  ),
  binbags: drawing(
    [rubber, blue, dark],
    area('M96 240q-34-4-34-58t34-58l210-18q34 2 34 56t-32 60z'),
    oval(96, 182, 34, 58, '{l}'),
    ring(96, 182, 24, 3, '{d}'),
    oval(96, 182, 10, 18, '#11151f'),
    box(180, 112, 66, 118, 'p', 2),
    text(192, 142, 42) + text(192, 164, 30),
    line('M196 190h34', '#2a3cc2', 8),
  ),
}
