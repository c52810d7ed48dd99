// Drawings of fasteners and tools.
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
  moved,
  orange,
  oval,
  red,
  ring,
  rubber,
  steel,
  teal,
  turned,
  yellow,
} from './shapes.ts'

const thread = (x: number, width: number, turns: number): string =>
  many(turns, (i) => line(`M${x + i * 9} 128l4 44`, '{d}', 3)) + box(x - 4, 128, width, 4, '{l}', 0)
const hexagon = (x: number, y: number, r: number): string =>
  area(`M${x - r} ${y}l${r / 2} ${-r * 0.87}h${r}l${r / 2} ${r * 0.87}l${-r / 2} ${r * 0.87}h${-r}z`)
const nut = (...[x, y, r]: readonly [number, number, number]): string =>
  hexagon(x, y, r) +
  disc(x, y, r * 0.78, '{l}') +
  disc(x, y, r * 0.48, '{d}') +
  ring(x, y, r * 0.42, 3, '{m}') +
  disc(x, y, r * 0.36, '#2b3245')
const oneBolt =
  area('M52 108h44q8 0 8 8v68q0 8-8 8H52q-14-20-14-42t14-42z') +
  line('M44 132h58M44 168h58', '{d}', 3) +
  box(104, 128, 150, 44, 't', 4) +
  thread(150, 104, 11)
const oneScrew =
  area('M40 112q-10 38 0 76l58-22v-32z') +
  line('M52 130l16 40M68 130l-16 40', '{d}', 5) +
  area('M96 134h150l54 16-54 16H96z') +
  many(13, (i) => line(`M${108 + i * 14} 130l8 40`, '{d}', 4))
const pile = (one: string): string =>
  moved(40, 10, `<g transform="rotate(-24 150 150)">${one}</g>`, 0.9) + moved(110, 78, `<g transform="rotate(14 150 150)">${one}</g>`, 0.9)
const cord = line('M92 236q-30 14-52-2', '#20273b', 7)

export const tools: Readonly<Record<string, Drawing>> = {
  bolt: drawing([steel, iron, steel], pile(oneBolt)),
  nut: drawing(
    [steel, iron, steel],
    oval(140, 206, 70, 10, '#1b254022'),
    oval(262, 240, 74, 10, '#1b254022'),
    nut(140, 140, 66),
    nut(262, 176, 66),
    nut(288, 84, 42),
  ),
  flangenut: drawing(
    [steel, steel, iron],
    oval(200, 196, 128, 42, '{d}'),
    oval(200, 186, 128, 42),
    area('M108 168l30-70h124l30 70-30 30H138z'),
    area('M138 98h124l30 70-92 22z', '{m}'),
    oval(200, 98, 62, 20, '{l}'),
    oval(200, 98, 36, 12, '#2b3245'),
  ),
  washer: drawing(
    [steel, steel, steel],
    ring(150, 166, 56, 42),
    ring(150, 166, 76, 2, '{d}'),
    ring(150, 166, 36, 2, '{d}'),
    ring(262, 176, 46, 34),
    ring(262, 176, 62, 2, '{d}'),
    ring(262, 176, 30, 2, '{d}'),
    ring(236, 84, 32, 24, 's'),
  ),
  anchor: drawing(
    [steel, iron, steel],
    turned(
      -24,
      box(60, 134, 250, 32, 't', 4) +
        area('M60 128h66v44H60l-16-8v-28z', 's') +
        line('M76 134h40M76 150h40M76 166h40', '{d}', 3) +
        many(10, (i) => line(`M${210 + i * 9} 134l4 32`, '{d}', 3)) +
        hexagon(238, 150, 32) +
        disc(238, 150, 18, '{l}') +
        box(196, 112, 12, 76, 's', 3),
    ),
  ),
  ringbolt: drawing(
    [steel, steel, iron],
    turned(
      -24,
      ring(92, 150, 44, 20) +
        box(134, 136, 176, 28, 't', 4) +
        many(14, (i) => line(`M${170 + i * 9} 136l4 28`, '{d}', 3)) +
        area('M250 130h60l14 20-14 20h-60z', 's'),
    ),
  ),
  cartridge: drawing(
    [orange, red, blue],
    turned(
      -18,
      box(90, 116, 190, 68, 't', 8) +
        box(90, 116, 190, 18, '{l}', 8) +
        box(128, 128, 112, 44, 'p', 4) +
        line('M140 142h80M140 158h50', '#98a3b8', 5) +
        area('M280 132l30 8v20l-30 8z', 'k') +
        area('M310 142l60 6v4l-60 6z', 's') +
        box(78, 112, 16, 76, 'k', 4),
    ),
  ),
  screw: drawing([steel, amber, dark], pile(oneScrew)),
  drill: drawing(
    [green, blue, teal],
    area('M74 96q4-26 34-26h120q16 0 22 14l10 8v44l-10 8q-6 10-22 10H104q-30 0-30-26z'),
    box(96, 84, 110, 12, '{l}', 6),
    many(5, (i) => box(92 + i * 14, 112, 6, 26, '{d}', 3)),
    area('M100 150h70l-8 26 14 58q2 12-10 12h-56q-10 0-10-10z'),
    area('M166 156h22q-2 24-18 28z', '#20273b'),
    area('M260 92h40l10 10v30l-10 10h-40z', 'k'),
    area('M310 108h14l44 8-44 8h-14z', 's'),
    line('M326 108l6 16M340 110l6 12', '#5f6b84', 3),
    box(96, 232, 80, 14, 'k', 4),
  ),
  grinder: drawing(
    [teal, green, blue],
    cord,
    area('M84 146q0-24 24-24h126q30 0 44 26l8 34q-10 12-30 12H112q-28 0-28-24z'),
    many(6, (i) => box(104 + i * 13, 138, 5, 36, '{d}', 2)),
    box(158, 132, 66, 12, '{l}', 6),
    line('M240 128l20-54', '#20273b', 18),
    area('M222 176q70-40 140 20l-8 24q-60-30-130-10z', 'k'),
    oval(294, 212, 72, 22, '#3f4a60'),
    oval(294, 206, 72, 22, 's'),
    oval(294, 206, 18, 6, '#2b3245'),
  ),
  perforator: drawing(
    [blue, red, dark],
    cord,
    area('M70 92q0-16 16-16h142q24 0 34 20l4 22-8 30H86q-16 0-16-16z'),
    area('M86 146h52l-2 64q0 20-20 20H96q-16 0-14-18z'),
    area('M136 152h24q0 26-18 36z', '#20273b'),
    line('M86 160q-22 34 0 62', '{d}', 10),
    many(5, (i) => box(88 + i * 13, 96, 6, 28, '{d}', 3)),
    area('M264 98h46l10 8v26l-10 8h-52z', 'k'),
    box(316, 112, 62, 12, 'c', 2),
    line('M332 112l6 12M348 112l6 12', '#5f6b84', 3),
    line('M238 140v54', '#20273b', 18),
  ),
  jackhammer: drawing(
    [dark, orange, red],
    line('M110 62h180', '#20273b', 20),
    area('M146 50h108v40l-14 14v72l-16 20h-48l-16-20v-72l-14-14z'),
    many(5, (i) => box(170, 112 + i * 12, 60, 5, '{d}', 2)),
    box(182, 194, 36, 16, 'k', 3),
    area('M190 210h20v20l-10 22-10-22z', 's'),
  ),
  wrench: drawing(
    [steel, steel, iron],
    many(
      4,
      (i) =>
        `<g transform="translate(${i * 66} ${i * 6}) rotate(90 92 150)"><path d="M8 ${134 + i * 2}q16-26 44-14l6 10-20 10v${20 - i * 4}l20 10-6 10q-28 12-44-14zM48 ${140}h92v20H48z" fill="url(#t)"/><circle cx="150" cy="150" r="${22 - i * 2}" fill="url(#t)"/><circle cx="150" cy="150" r="${12 - i}" fill="#e8ecf3"/></g>`,
    ),
  ),
  torque: drawing(
    [steel, iron, dark],
    turned(
      -20,
      box(70, 138, 190, 24, 't', 6) +
        box(270, 130, 76, 40, 'k', 12) +
        many(6, (i) => line(`M${284 + i * 10} 134v32`, '#6b7693', 3)) +
        disc(66, 150, 34) +
        disc(66, 150, 18, 'k') +
        box(56, 106, 20, 20, 's', 3) +
        line('M180 138v24M196 138v24M212 138v24', '{d}', 2),
    ),
  ),
  pipewrench: drawing(
    [red, red, orange],
    turned(
      -24,
      box(150, 134, 190, 32, 't', 14) +
        area('M40 94h96q18 0 18 18v30h-32v-20H40z', 's') +
        area('M52 160h74v-14h34v50H70q-18-8-18-36z', 's') +
        many(6, (i) => line(`M${52 + i * 11} 122l5 8M${58 + i * 11} 160l5-8`, '#3f4a60', 3)) +
        box(130, 118, 22, 60, 'k', 4),
    ),
  ),
  screwdriver: drawing(
    [red, amber, blue],
    many(
      3,
      (i) =>
        `<g transform="translate(${i * 80 - 70} ${i * 4}) rotate(${-8 + i * 8} 190 150)"><rect x="180" y="40" width="44" height="104" rx="16" fill="url(#${i === 1 ? 'k' : 't'})"/><path d="M188 60v66M202 56v74M216 60v66" stroke="#00000033" stroke-width="4" stroke-linecap="round"/><rect x="192" y="140" width="20" height="14" fill="url(#k)"/><rect x="197" y="152" width="10" height="76" fill="url(#c)"/><path d="M197 226h10l2 18h-14z" fill="#5f6b84"/></g>`,
    ),
  ),
  bits: drawing(
    [dark, red, blue],
    box(78, 84, 244, 160, 't', 14),
    box(92, 98, 216, 132, '{d}', 8),
    many(3, (row) =>
      many(8, (i) => box(104 + i * 25, 108 + row * 40, 12, 24, 'c', 2) + area(`M${104 + i * 25} ${108 + row * 40}l6-8 6 8z`, '#e8ecf3')),
    ),
    box(170, 66, 60, 18, 'k', 6),
  ),
  hammer: drawing(
    [iron, steel, iron],
    turned(
      28,
      box(188, 92, 26, 178, 'w', 8) +
        area('M190 204h22v60q0 6-6 6h-10q-6 0-6-6z', '#cf4339') +
        area('M116 58h122q10 0 22 12l30 22-26 4-26 8H116z') +
        box(98, 54, 26, 54, 's', 6) +
        box(124, 62, 80, 8, '{l}', 4),
    ),
  ),
  sledge: drawing(
    [iron, dark, iron],
    turned(
      24,
      box(187, 92, 26, 186, 'w', 8) +
        box(120, 44, 160, 72, 't', 10) +
        box(106, 52, 20, 56, '{d}', 4) +
        box(274, 52, 20, 56, '{d}', 4) +
        box(132, 52, 136, 10, '{l}', 5),
    ),
  ),
  mallet: drawing(
    [rubber, dark, rubber],
    turned(
      24,
      box(188, 92, 24, 182, 'w', 8) +
        box(132, 40, 136, 84, 't', 16) +
        oval(136, 82, 14, 42, '{d}') +
        oval(264, 82, 14, 42, '{d}') +
        box(156, 50, 92, 10, '{l}', 5),
    ),
  ),
  mixer: drawing(
    [orange, yellow, green],
    line('M116 92h168', '#20273b', 18),
    area('M152 54h96q10 0 10 10v52l-16 24h-84l-16-24V64q0-10 10-10z'),
    many(5, (i) => box(170 + i * 14, 72, 6, 34, '{d}', 3)),
    box(192, 138, 16, 78, 'c', 2),
    line('M200 186q-44 10-30 40t60 14q10-30-30-54', '#5f6b84', 8),
  ),
}
