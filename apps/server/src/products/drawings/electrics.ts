// Drawings of warehouse shelves, electrical goods and measuring instruments.
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
  steel,
  teal,
  white,
} from './shapes.ts'

const gauge = (r: number): string =>
  disc(200, 140, r) +
  disc(200, 140, r - 12, '#1f273b') +
  disc(200, 140, r - 16, 'p') +
  many(
    11,
    (i) =>
      `<path d="M200 ${140 - r + 22}v${i % 5 ? 7 : 13}" stroke="#3a4460" stroke-width="${i % 5 ? 2 : 4}" transform="rotate(${-135 + i * 27} 200 140)"/>`,
  )

export const electrics: Readonly<Record<string, Drawing>> = {
  shelves: drawing(
    [blue, red, green],
    many(3, (i) => box(84 + i * 112, 40, 9, 204, 't', 1)),
    many(3, (i) => box(80, 102 + i * 66, 240, 11, '#e08a00', 2)),
    [
      [98, 62, 44, 40],
      [146, 50, 44, 52],
      [212, 66, 56, 36],
      [98, 126, 88, 42],
      [212, 118, 42, 50],
      [260, 132, 48, 36],
      [98, 186, 40, 48],
      [142, 196, 48, 38],
      [214, 180, 92, 54],
    ]
      .map(([x = 0, y = 0, w = 0, h = 0]) => box(x, y, w, h, 'w', 3) + box(x + w / 2 - 6, y, 12, h * 0.4, '#f5e6cb', 1))
      .join(''),
  ),
  cable: drawing(
    [dark, red, blue],
    oval(268, 150, 58, 96, '#a67d4b'),
    area('M150 66h118v168H150z', 't'),
    many(14, (i) => line(`M${152 + i * 8.6} 68q-13 82 0 164`, '#ffffff22', 2.5)),
    oval(150, 150, 60, 96, '#d9b98a'),
    '<ellipse cx="150" cy="150" rx="58" ry="93" fill="none" stroke="#b98f5a" stroke-width="6"/><ellipse cx="150" cy="150" rx="32" ry="54" fill="none" stroke="#c7a06b" stroke-width="3"/>',
    oval(150, 150, 12, 20, '#5a4426'),
    line('M262 232q70 16 92-22', '{m}', 10),
    line('M354 210l4-10', '#e0a050', 6),
  ),
  patchcord: drawing(
    [blue, steel, amber],
    many(
      5,
      (i) =>
        `<ellipse cx="200" cy="${128 + i * 8}" rx="${104 - i * 4}" ry="${72 - i * 3}" fill="none" stroke="${i % 2 ? '{m}' : '{d}'}" stroke-width="11"/>`,
    ),
    '<ellipse cx="200" cy="126" rx="104" ry="72" fill="none" stroke="{l}" stroke-width="3"/>',
    line('M298 168q30 30 6 58', '{m}', 11),
    `<g transform="rotate(28 296 232)">${box(272, 216, 52, 28, '#e8ecf3', 4)}${box(264, 222, 12, 16, '#d0a040', 2)}${box(296, 208, 20, 10, '#b9c2d2', 2)}</g>`,
    line('M128 176v24M272 84v-20', '#20273b', 7),
  ),
  panel: drawing(
    [white, steel, iron],
    box(116, 36, 168, 208, 't', 10),
    box(130, 50, 140, 180, '#ffffff', 6),
    many(
      2,
      (row) =>
        box(138, 74 + row * 66, 124, 6, '#98a3b8', 1) +
        many(
          6,
          (i) =>
            box(140 + i * 20, 66 + row * 66, 17, 44, '#2b3245', 2) +
            box(145 + i * 20, 78 + row * 66, 7, 14, i % 4 === 1 ? '#cf4339' : '#e8ecf3', 1),
        ),
    ),
    line('M150 196h100M150 208h64', '#b9c2d2', 5),
    disc(262, 216, 4, '#5f6b84'),
    area('M240 194l-12 18h8l-4 14 14-20h-8l6-12z', '#f0a020'),
  ),
  lamp: drawing(
    [steel, dark, white],
    line('M200 0v52', '#7a8499', 5),
    box(172, 48, 56, 34, '#4d5870', 6),
    area('M160 82h80l10 22H150z', '#66718a'),
    area('M150 104h100l62 70H88z', 'h'),
    oval(200, 174, 112, 22, '#fff6da'),
    oval(200, 176, 84, 13, '#ffe9a8'),
    area('M96 184 46 290h308l-50-106q-104 34-208 0z', '#fff3c9aa'),
  ),
  ledpanel: drawing(
    [white, white, steel],
    area('M200 244l-150-72 150-86 150 86z', '#fff3c966'),
    area('M66 118l134-70 134 70-134 72z', '{d}'),
    area('M66 112l134-70 134 70-134 72z', '#f4f6fa'),
    area('M84 112l116-60 116 60-116 62z', '#fffbe6'),
    area('M104 112l96-50 96 50-96 52z', '#fff4c4'),
    line('M200 62v102M152 87l96 50M248 87l-96 50', '#ffffff', 2),
  ),
  floodlight: drawing(
    [dark, iron, dark],
    area('M140 190L60 290h280l-80-100z', '#fff3c999'),
    line('M136 120v-44q64-30 128 0v44', '#5f6b84', 9),
    box(106, 96, 188, 110, 't', 12),
    box(120, 108, 160, 86, '#fff6da', 6),
    many(3, (row) => many(6, (i) => disc(138 + i * 25, 126 + row * 25, 7, '#ffd76a'))),
    many(8, (i) => box(114 + i * 22, 88, 10, 12, '{d}', 2)),
  ),
  dial: drawing(
    [steel, iron, amber],
    box(182, 210, 36, 34, 'c', 4),
    box(170, 226, 60, 18, 's', 3),
    gauge(92),
    line('M200 140l48-40', '#cf4339', 5),
    disc(200, 140, 9, '#20273b'),
    `<text x="184" y="192" font-family="sans-serif" font-size="20" fill="#5f6b84">bar</text>`,
  ),
  thermometer: drawing(
    [steel, blue, steel],
    box(182, 210, 36, 34, 'c', 4),
    gauge(92),
    area('M142 190a74 74 0 0 1-14-64l22 8a50 50 0 0 0 8 40z', '#3454cb'),
    area('M258 190a74 74 0 0 0 14-64l-22 8a50 50 0 0 1-8 40z', '#cf4339'),
    line('M200 140l-28-52', '#20273b', 5),
    disc(200, 140, 9, '#20273b'),
    `<text x="188" y="196" font-family="sans-serif" font-size="20" fill="#5f6b84">°C</text>`,
  ),
  scales: drawing(
    [steel, iron, steel],
    box(188, 74, 14, 130, 'c', 2),
    box(140, 40, 110, 56, 'k', 8),
    box(152, 50, 86, 30, '#b7d8c2', 3),
    `<text x="166" y="74" font-family="monospace" font-size="24" fill="#1f3b2b">120.5</text>`,
    area('M70 222l36-30h208l36 30z', '{l}'),
    box(66, 220, 290, 18, 't', 3),
    box(84, 236, 26, 10, 'k', 2),
    box(310, 236, 26, 10, 'k', 2),
  ),
  flowmeter: drawing(
    [blue, teal, steel],
    box(44, 170, 312, 50, 's', 4),
    box(60, 146, 24, 98, 's', 4),
    box(316, 146, 24, 98, 's', 4),
    box(122, 152, 156, 86, 't', 30),
    box(184, 118, 32, 40, 'c', 3),
    box(136, 44, 128, 84, 't', 14),
    box(152, 58, 96, 48, '#dfe9df', 4),
    `<text x="160" y="90" font-family="monospace" font-size="22" fill="#1f3b2b">042.17</text>`,
    disc(72, 158, 4, '#3f4a60') + disc(72, 232, 4, '#3f4a60') + disc(328, 158, 4, '#3f4a60') + disc(328, 232, 4, '#3f4a60'),
  ),
}
