// Formats the day that a source's facts describe.
import type { Provenance } from '@sverka/contract/company/company'
import type { Format } from '@sverka/contract/formats.rules'

/** The day that the source itself gives, or else the day on which we loaded the data. */
export const formatDay = ({ as_of: asOf, loaded_at: loadedAt }: Provenance, format: Format): string =>
  asOf ? format.date(asOf) : format.dateOfTime(loadedAt)
