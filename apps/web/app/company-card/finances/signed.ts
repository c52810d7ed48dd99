// A change in percent with its sign written out.
import type { Format } from '@sverka/contract/formats.rules'

/** `+43 %`, `−5 %`. */
export const signed = (change: number, format: Format): string => `${change > 0 ? '+' : ''}${format.percent(change)}`
