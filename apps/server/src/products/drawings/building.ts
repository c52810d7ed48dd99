// Drawings of metal, building materials and paints.
import {
  amber,
  area,
  block,
  blue,
  box,
  brick,
  cream,
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
  steel,
  teal,
  white,
  wood,
  yellow,
} from './shapes.ts'

const rodEnd = (x: number, y: number): string =>
  disc(x, y, 19, '{d}') + ring(x, y, 17, 4, '{m}') + disc(x - 1, y - 2, 13) + disc(x - 4, y - 6, 4, '#ffffff88')
const pipeEnd = (x: number, y: number): string =>
  disc(x, y, 39) + ring(x, y, 36, 4, '{l}') + disc(x, y, 27, '{d}') + disc(x + 3, y + 4, 22, '#1b2233')
const rowsOf = (rows: number, step: readonly [number, number], end: (x: number, y: number) => string): string =>
  many(rows, (row) => many(rows - row + 1, (i) => end(200 + (i - (rows - row) / 2) * step[0], 224 - row * step[1])))
const squareEnd = (x: number, y: number): string => box(x - 34, y - 24, 68, 48, 't', 8) + box(x - 25, y - 16, 50, 33, '#232b3e', 5)

const board = (y: number, shift: number): string =>
  area(`M${70 + shift} ${y}h230l34-18H${104 + shift}z`, '{l}') +
  box(70 + shift, y, 230 - shift, 24, '{m}', 1) +
  area(`M300 ${y}l34-18v24l-34 18z`, '{d}') +
  line(`M${86 + shift} ${y + 9}h150M${120 + shift} ${y + 16}h120`, '{d}', 1.5)

/** A sack with a sign on its label; the paint of the label's head. */
export const sackOf = (head: string, sign: string): string =>
  area('M118 76q82-26 164 0 10 20 6 40 16 60 6 126-94 18-188 0-10-66 6-126-4-20 6-40z', 'h') +
  area('M118 76q82-26 164 0l-4 14q-78-20-156 0z', '{d}') +
  box(136, 114, 128, 96, 'p', 6) +
  box(136, 114, 128, 20, head, 6) +
  sign +
  line('M122 226q78 14 156 0', '{d}', 3)

const sacks: Readonly<Record<string, Drawing>> = {
  cement: drawing(
    [iron, steel, white],
    sackOf(
      '#3a4460',
      many(3, (row) => many(3, (i) => box(154 + i * 34 - (row % 2) * 8, 144 + row * 20, 30, 16, '#b8552f', 2))),
    ),
  ),
  plaster: drawing(
    [white, cream, teal],
    sackOf('#2f9a96', area('M152 180l62-34 14 18-62 36z', 's') + line('M220 154l10-10 22 4', '#9a7240', 9)),
  ),
  tileglue: drawing(
    [steel, blue, iron],
    sackOf(
      '#cf4339',
      many(6, (i) => box(156 + (i % 3) * 31, 144 + Math.floor(i / 3) * 30, 27, 26, i % 2 ? '#c7d6ee' : '#6f8de9', 2)),
    ),
  ),
}

export const building: Readonly<Record<string, Drawing>> = {
  ...sacks,
  rods: drawing([iron, steel, dark], rowsOf(5, [38, 33], rodEnd), line('M84 178q116-24 232 0', '#2a3cc2', 8)),
  coil: drawing(
    [steel, dark, iron],
    many(
      7,
      (i) => `<ellipse cx="200" cy="${210 - i * 15}" rx="112" ry="34" fill="none" stroke="${i % 2 ? '{m}' : '{d}'}" stroke-width="13"/>`,
    ),
    '<ellipse cx="200" cy="118" rx="112" ry="34" fill="none" stroke="{l}" stroke-width="4"/>',
    line('M88 160v44M312 160v44M200 84v0', '#2a3cc2', 8),
  ),
  pipes: drawing([steel, iron, steel], rowsOf(2, [82, 70], pipeEnd)),
  tubes: drawing(
    [steel, iron, iron],
    many(3, (row) => many(3, (i) => squareEnd(128 + i * 72, 218 - row * 52))),
  ),
  sheets: drawing(
    [steel, white, iron],
    many(
      6,
      (i) =>
        area(`M60 ${226 - i * 20}h220v-9H60z`, '{m}') +
        area(`M280 ${226 - i * 20}l64-46v-9l-64 46z`, '{d}') +
        area(`M60 ${217 - i * 20}l64-46h220l-64 46z`),
    ),
  ),
  plywood: drawing(
    [wood, cream, wood],
    many(
      5,
      (i) =>
        many(3, (k) => area(`M60 ${226 - i * 24 - k * 5}h220v-5H60z`, k % 2 ? '{d}' : '{m}')) +
        area(`M280 ${226 - i * 24}l64-46v-15l-64 46z`, '{d}') +
        area(`M60 ${211 - i * 24}l64-46h220l-64 46z`, '{l}'),
    ),
  ),
  angle: drawing(
    [steel, iron, steel],
    area('M90 70l26-14v130l190 0-26 14v30H90z', '{d}'),
    area('M90 70h26v134h164v26H90z'),
    area('M116 56l70-30v122l120 38H116z', '{m}'),
    line('M116 60v126h186', '{l}', 3),
  ),
  beam: drawing(
    [steel, iron, brick],
    area('M80 70h150v26h-58v110h58v26H80v-26h48V96H80z'),
    area('M230 70l96-36v26l-96 36zM230 206l96-36v26l-96 36z', '{d}'),
    area('M80 70l96-36h150l-96 36z', '{l}'),
    area('M172 96l58-22 96-36v22l-96 36-40 14v92l-18 4z', '{m}'),
  ),
  bricks: drawing(
    [brick, red, cream],
    many(4, (row) => many(3, (i) => block(74 + i * 78 + (row % 2) * 22, 238 - row * 40, 74, 36, 26))),
  ),
  blocks: drawing(
    [white, steel, white],
    many(2, (row) => many(2, (i) => block(76 + i * 112 + row * 24, 238 - row * 76, 106, 70, 40))),
  ),
  paving: drawing(
    [iron, brick, steel],
    many(4, (row) =>
      many(
        5,
        (i) =>
          area(`M${66 + i * 54 + row * 18} ${232 - row * 38}h50l17-34h-50z`, (i + row) % 3 ? '{m}' : '{l}') +
          area(`M${66 + i * 54 + row * 18} ${232 - row * 38}h50v7h-50z`, '{d}'),
      ),
    ),
  ),
  planks: drawing(
    [wood, cream, wood],
    many(5, (i) => board(214 - i * 27, (i % 2) * 10)),
  ),
  beams: drawing(
    [wood, wood, cream],
    many(3, (row) =>
      many(
        3 - row,
        (i) =>
          block(72 + i * 82 + row * 41, 240 - row * 62, 76, 58, 44) +
          ring(110 + i * 82 + row * 41, 211 - row * 62, 16, 2, '{d}') +
          ring(110 + i * 82 + row * 41, 211 - row * 62, 8, 2, '{d}'),
      ),
    ),
  ),
  roof: drawing(
    [dark, red, green],
    many(
      5,
      (i) =>
        area(`M${56 + i * 8} ${96 + i * 30}q17-26 34 0t34 0 34 0 34 0 34 0 34 0 34 0v32q-17 20-34 0t-34 0-34 0-34 0-34 0-34 0-34 0z`) +
        line(`M${56 + i * 8} ${96 + i * 30}q17-26 34 0t34 0 34 0 34 0 34 0 34 0 34 0`, '{l}', 3),
    ),
  ),
  wool: drawing(
    [yellow, amber, cream],
    many(
      4,
      (i) =>
        block(70, 240 - i * 44, 220, 40, 44) +
        line(`M84 ${226 - i * 44}q20-12 40 0t40 0 40 0 40 0 40 0M84 ${212 - i * 44}q20-12 40 0t40 0 40 0 40 0 40 0`, '{d}', 2),
    ),
    line('M140 64v176M240 64v176', '#ffffffaa', 10),
  ),
  membrane: drawing(
    [dark, blue, teal],
    area('M96 240q-40-4-40-60 0-50 36-56l216-28q44 0 44 56t-40 66z', 't'),
    oval(92, 182, 36, 58, '{l}'),
    '<ellipse cx="92" cy="182" rx="24" ry="40" fill="none" stroke="{d}" stroke-width="5"/>',
    oval(92, 182, 11, 20, '#1b2233'),
    area('M120 238l230-26 16 22-224 12z', '{m}'),
    line('M140 132l186-26', '{l}', 5),
  ),
  bucket: drawing(
    [white, blue, red, green],
    line('M118 104q82-104 164 0', '#5f6b84', 6),
    area('M112 96h176l-16 142q-72 14-144 0z', 'h'),
    oval(200, 98, 92, 20, '{d}'),
    oval(200, 92, 92, 20, '{l}'),
    oval(200, 92, 76, 14, '{m}'),
    area('M120 138q80 14 160 0l-8 68q-72 12-144 0z', '#ffffffdd'),
    area('M124 168q78 14 152 0l-2 16q-74 14-148 0z', '#2a3cc2'),
  ),
}
