// How dates, numbers and sums of money are written in the reader's language.
import { type Format, formatIn } from '@sverka/contract/formats.rules'
import { useLocale } from './catalogue.ts'

/** Shown in place of a value that is missing. */
export const MISSING = '—'

export const useFormat = (): Format => formatIn(useLocale())
