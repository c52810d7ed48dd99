// The formats of the reader's language.
import { type Format, formatIn } from '@sverka/contract/formats.rules'
import { useLocale } from './catalogue.ts'

/** Shown if a figure is missing. */
export const MISSING = '—'

export const useFormat = (): Format => formatIn(useLocale())
