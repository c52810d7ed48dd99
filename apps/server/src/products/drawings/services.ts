// Drawings of office and computer services, told by the thing they leave behind.
import {
  amber,
  area,
  blue,
  box,
  brick,
  type Drawing,
  dark,
  disc,
  drawing,
  green,
  line,
  many,
  oval,
  red,
  ring,
  teal,
  turned,
  violet,
  wood,
} from './shapes.ts'
import { person } from './wear.ts'

const text = (x: number, y: number, width: number): string => line(`M${x} ${y}h${width}`, '#c3ccda', 6)
const sheet = (x: number, y: number, more: string): string =>
  box(x + 8, y + 8, 160, 196, '#1b254018', 6) + box(x, y, 160, 196, 'p', 6) + more
const seal = (x: number, y: number): string =>
  disc(x, y, 32) + ring(x, y, 25, 3, '#ffffff') + line(`M${x - 12} ${y}l9 10 17-20`, '#ffffff', 6)
const windowOf = (more: string): string =>
  box(56, 48, 288, 192, 't', 12) +
  box(64, 82, 272, 150, '#ffffff', 6) +
  disc(78, 65, 6, '#ffffffaa') +
  disc(98, 65, 6, '#ffffffaa') +
  disc(118, 65, 6, '#ffffffaa') +
  more

export const services: Readonly<Record<string, Drawing>> = {
  accounting: drawing(
    [blue, green, violet],
    sheet(
      66,
      38,
      text(86, 66, 90) + many(5, (i) => text(86, 96 + i * 24, 56) + text(168, 96 + i * 24, 36)) + line('M86 214h118', '{m}', 6),
    ),
    box(232, 96, 112, 148, 'k', 10),
    box(244, 108, 88, 30, '#b7d8c2', 4),
    many(12, (i) => box(246 + (i % 4) * 22, 150 + Math.floor(i / 4) * 28, 17, 20, i === 11 ? '#f0a020' : '#e8ecf3', 3)),
  ),
  people: drawing(
    [blue, teal, violet],
    person(128, '{d}', area('M92 112q0-44 36-44t36 44q-36-22-72 0z', '#5a3418')),
    person(272, '{l}', area('M234 118q-2-52 38-52t38 52q-8-26-38-30-30 4-38 30z', '#2e1808')),
    person(200, 't', area('M164 110q2-42 36-42t36 42q-12-18-36-18t-36 18z', '#3a4460')),
  ),
  contract: drawing(
    [blue, violet, green],
    sheet(
      112,
      34,
      text(136, 64, 108) + text(136, 88, 92) + text(136, 112, 108) + text(136, 136, 70) + line('M140 194q16-24 24 0t26-8', '#3454cb', 4),
    ),
    seal(262, 196),
    `<g transform="rotate(38 290 110)"><rect x="282" y="40" width="18" height="112" rx="5" fill="url(#k)"/><path d="M282 152h18l-9 24z" fill="#dde3ec"/></g>`,
  ),
  gavel: drawing(
    [wood, brick, wood],
    box(84, 214, 232, 30, 't', 8),
    box(104, 196, 192, 20, '{d}', 6),
    turned(
      -32,
      box(132, 64, 136, 62, 't', 10) + box(124, 56, 22, 78, '{d}', 6) + box(254, 56, 22, 78, '{d}', 6) + box(190, 126, 20, 130, 't', 8),
    ),
  ),
  debt: drawing(
    [green, blue, amber],
    sheet(72, 38, text(96, 70, 104) + text(96, 94, 84) + text(96, 118, 104)),
    many(4, (i) => oval(286, 232 - i * 18, 50, 14, '{d}') + oval(286, 226 - i * 18, 50, 14)),
    oval(286, 172, 36, 9, '{l}'),
    line('M106 186l22 22 48-54', '#3b8f62', 12),
  ),
  registration: drawing(
    [red, blue, violet],
    sheet(80, 36, text(104, 66, 112) + text(104, 90, 84) + text(104, 114, 112) + text(104, 138, 60)),
    ring(186, 190, 34, 5),
    ring(186, 190, 24, 3),
    box(250, 150, 76, 24, 'k', 6),
    area('M262 150q2-30 14-50-6-42 12-42t12 42q12 20 14 50z', 'w'),
    box(244, 174, 88, 14, '{m}', 4),
  ),
  trademark: drawing(
    [amber, violet, teal],
    sheet(120, 34, text(150, 64, 100) + text(150, 186, 100) + text(166, 208, 68)),
    disc(200, 124, 44),
    `<text x="178" y="146" font-family="sans-serif" font-weight="700" font-size="60" fill="#ffffff">R</text>`,
    area('M120 34h160v14H120z', '{m}'),
  ),
  site: drawing(
    [blue, teal, violet],
    windowOf(
      box(78, 96, 116, 66, '{m}', 4) +
        line('M92 142l26-24 20 16 26-24', '#ffffff', 5) +
        text(212, 108, 96) +
        text(212, 128, 72) +
        box(212, 144, 62, 18, '{d}', 9) +
        many(3, (i) => box(78 + i * 84, 176, 74, 44, '#eef1f7', 4)),
    ),
  ),
  shop: drawing(
    [violet, blue, green],
    windowOf(
      many(
        6,
        (i) =>
          box(80 + (i % 3) * 84, 96 + Math.floor(i / 3) * 68, 72, 40, ['#eaf1f0', '#f4f0e9', '#f0eef7'][i % 3], 4) +
          line(`M${84 + (i % 3) * 84} ${146 + Math.floor(i / 3) * 68}h40`, '#c3ccda', 5),
      ),
    ),
    disc(318, 214, 34) + line('M302 202h8l6 22h20l6-16h-30', '#ffffff', 4) + disc(320, 231, 3, '#ffffff') + disc(334, 231, 3, '#ffffff'),
  ),
  account: drawing(
    [teal, violet, blue],
    windowOf(
      box(64, 82, 74, 150, '#eef1f7', 6) +
        disc(101, 114, 19, '{m}') +
        many(4, (i) => line(`M82 ${150 + i * 20}h38`, '#c3ccda', 5)) +
        [30, 54, 42, 78, 96].map((high, i) => box(166 + i * 32, 206 - high, 20, high, '{m}', 3)).join('') +
        line('M158 210h170', '#c3ccda', 4),
    ),
  ),
  cloud: drawing(
    [blue, teal, dark],
    area('M116 140q-44-2-44-38t42-38q10-38 54-38 40 0 52 34 60-8 62 38 0 42-46 42z', 't'),
    many(3, (i) => line(`M${140 + i * 60} 148v34`, '#98a3b8', 5)),
    many(
      3,
      (i) =>
        box(106 + i * 66, 184, 56, 58, 'k', 6) +
        disc(120 + i * 66, 200, 4, '#7cc79b') +
        line(`M${132 + i * 66} 200h18M${118 + i * 66} 220h32`, '#98a3b8', 4),
    ),
    line('M176 106l16 16 34-38', '#ffffff', 9),
  ),
  lockserver: drawing(
    [green, blue, dark],
    many(
      3,
      (i) => box(70, 62 + i * 60, 190, 50, 'k', 8) + disc(92, 87 + i * 60, 6, '#7cc79b') + line(`M120 ${87 + i * 60}h90`, '#98a3b8', 6),
    ),
    line('M252 146v-30q0-36 36-36t36 36v30', '#98a3b8', 12),
    box(236, 142, 104, 90, 't', 10),
    disc(288, 180, 12, '#ffffff') + area('M282 184h12l4 28h-20z', '#ffffff'),
  ),
  stock: drawing(
    [blue, amber, green],
    box(60, 44, 200, 150, 'k', 8),
    box(68, 52, 184, 126, '#ffffff', 4),
    many(4, (i) => box(84, 68 + i * 26, 18, 16, '{m}', 3) + text(114, 76 + i * 26, 80) + text(212, 76 + i * 26, 22)),
    box(140, 194, 40, 18, 's', 0),
    box(112, 210, 96, 10, 's', 3),
    box(232, 178, 58, 62, 'w', 3) +
      box(254, 178, 14, 22, '#f5e6cb', 0) +
      box(294, 196, 48, 44, 'w', 3) +
      box(312, 196, 12, 16, '#f5e6cb', 0),
  ),
  production: drawing(
    [teal, blue, amber],
    windowOf(''),
    gear(156, 158, 44),
    gear(232, 128, 30),
    line('M270 206v-26l22-22 16 14 20-34', '{m}', 7),
  ),
  exchange: drawing(
    [violet, blue, teal],
    box(58, 76, 104, 148, 'p', 12),
    box(70, 92, 80, 70, '{l}', 4),
    text(72, 182, 70) + text(72, 202, 44),
    box(238, 76, 104, 148, 'k', 12),
    many(4, (i) => box(252, 94 + i * 30, 76, 20, '#5f6b84', 3)),
    line('M176 128h44l-14-14M224 172h-44l14 14', '{m}', 9),
  ),
  ads: drawing(
    [blue, red, amber],
    windowOf(
      box(78, 96, 150, 26, '#eef1f7', 13) +
        disc(242, 109, 15, '{m}') +
        line('M252 119l10 10', '{m}', 5) +
        many(3, (i) => line(`M80 ${146 + i * 28}h110`, i ? '#c3ccda' : '{d}', 7)),
    ),
    area('M270 150l62-34v104l-62-34z', '{m}') + box(244, 150, 30, 38, '{d}', 6) + line('M342 140l16-10M344 168h20M342 196l16 10', '{m}', 6),
  ),
  goodscard: drawing(
    [violet, teal, blue],
    many(2, (i) => box(62 + i * 26, 64 + i * -14, 150, 170, i ? '#ffffff' : '#dfe5ee', 8)),
    box(98, 62, 130, 88, '#f4f0e9', 5),
    area('M136 132v-34l28-14 28 14v34l-28 14z', 'w'),
    text(104, 172, 90) + line('M104 194h56', '{m}', 9),
    disc(286, 176, 52),
    line('M264 176l16 18 30-36', '#ffffff', 10),
  ),
  growth: drawing(
    [green, blue, teal],
    box(58, 54, 284, 188, 'p', 10),
    many(5, (i) => box(92 + i * 46, 214 - (30 + i * 26), 30, 30 + i * 26, i === 4 ? '{m}' : '{l}', 4)),
    line('M84 180l62-34 50 12 60-62 44-16', '{d}', 7),
    area('M284 70l36-4-8 36z', '{d}'),
    line('M78 216h244', '#c3ccda', 4),
  ),
}

function gear(x: number, y: number, r: number): string {
  return (
    many(
      8,
      (i) => `<rect x="${x - 9}" y="${y - r - 9}" width="18" height="22" rx="3" fill="{m}" transform="rotate(${i * 45} ${x} ${y})"/>`,
    ) +
    disc(x, y, r, '{m}') +
    disc(x, y, r * 0.45, '#ffffff')
  )
}
