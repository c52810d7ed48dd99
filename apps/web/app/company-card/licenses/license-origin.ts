// Finds the register that names a licence, with its day.
import type { Company, License, Provenance } from '@sverka/contract/company/company'

/** Undefined if the company's data no longer name that source. */
export const findOrigin = ({ source }: License, provenance: Company['provenance']): Provenance | undefined =>
  Object.values(provenance).find((origin) => origin.source === source)
