// Which register names a licence, and as of which day.
import type { Company, License, Provenance } from '@sverka/contract/company/company'

export const findOrigin = ({ source }: License, provenance: Company['provenance']): Provenance | undefined =>
  Object.values(provenance).find((origin) => origin.source === source)
