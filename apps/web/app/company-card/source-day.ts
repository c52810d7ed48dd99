// The day of a source's facts, in words.
import type { Provenance } from '@sverka/contract/company/company'
import type { Format } from '@sverka/contract/formats.rules'

/** The source's own day, or else the day of import. */
export const formatDay = ({ as_of: asOf, loaded_at: loadedAt }: Provenance, format: Format): string =>
  asOf ? format.date(asOf) : format.dateOfTime(loadedAt)
