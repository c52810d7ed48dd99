// Formats a change in percent with its sign.
import type { Format } from '@sverka/contract/formats.rules'

/** `change` in percent: `+43 %`, `−5 %`, `0 %`. */
export const signed = (change: number, format: Format): string => `${change > 0 ? '+' : ''}${format.percent(change)}`
