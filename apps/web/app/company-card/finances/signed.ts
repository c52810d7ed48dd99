// A change in percent with its sign written out.
import type { Format } from '../../i18n/format.ts'

/** `+43 %`, `−5 %`. */
export const signed = (change: number, format: Format): string => `${change > 0 ? '+' : ''}${format.percent(change)}`
