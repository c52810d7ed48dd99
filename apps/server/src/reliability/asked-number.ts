// The number a single-company call names, under any of its three parameters.
import { refuse } from '../platform/errors.ts'

/** Refuses `number_invalid` when none is given. */
export const askedNumber = ({ inn, ogrn, query }: { inn?: string; ogrn?: string; query?: string }): string =>
  inn ?? ogrn ?? query ?? refuse('number_invalid')
