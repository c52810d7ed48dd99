// Units of measurement by the Russian national classifier (ОКЕИ), whose codes and short names documents must have.

/** The classifier's code as a number (`006` is 6), and the Russian short name. */
export interface Unit {
  readonly code: number
  readonly name: string
}

/** The units in which goods and services are sold, in the order of the classifier. */
export const units: readonly Unit[] = [
  [3, 'мм'],
  [4, 'см'],
  [6, 'м'],
  [8, 'км'],
  [18, 'пог. м'],
  [51, 'см²'],
  [55, 'м²'],
  [59, 'га'],
  [111, 'мл'],
  [112, 'л'],
  [113, 'м³'],
  [114, '1000 м³'],
  [163, 'г'],
  [166, 'кг'],
  [168, 'т'],
  [214, 'кВт'],
  [245, 'кВт·ч'],
  [246, '1000 кВт·ч'],
  [356, 'ч'],
  [359, 'сут'],
  [360, 'нед'],
  [362, 'мес'],
  [364, 'кварт'],
  [366, 'год'],
  [539, 'чел.·ч'],
  [540, 'чел.·дн'],
  [616, 'боб'],
  [625, 'лист'],
  [642, 'ед'],
  [657, 'изд'],
  [704, 'набор'],
  [715, 'пар'],
  [728, 'пач'],
  [736, 'рул'],
  [778, 'упак'],
  [796, 'шт'],
  [798, '1000 шт'],
  [812, 'ящ'],
  [839, 'компл'],
  [868, 'бут'],
  [872, 'флак'],
  [876, 'усл. ед'],
].map(([code, name]) => ({ code: Number(code), name: String(name) }))

/** «шт», a piece. */
const PIECE_UNIT_CODE = 796
/** «усл. ед», the conventional unit. */
const SERVICE_UNIT_CODE = 876

/** The unit of a product; goods without one are sold by the piece, services by the conventional unit. */
export function readUnit(code: number | null | undefined, kind: 'product' | 'service'): Unit {
  const wantedCode = code ?? (kind === 'service' ? SERVICE_UNIT_CODE : PIECE_UNIT_CODE)
  return units.find((unit) => unit.code === wantedCode) ?? { code: PIECE_UNIT_CODE, name: 'шт' }
}

/** Whether the unit is the one that a product of this kind has by default. */
export const isUsualUnit = (code: number, kind: 'product' | 'service'): boolean => code === readUnit(null, kind).code

/** The code as documents write it: three digits. */
export const unitCode = ({ code }: Unit): string => String(code).padStart(3, '0')
