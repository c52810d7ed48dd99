// Number of a finding's records that the company disputes; nothing without disputes. The code that draws it is loaded only when needed.
import { lazy } from 'react'

/** No Suspense fallback: it would hide the server's markup until the script has loaded. */
const DisputedCount = lazy(async () => ({ default: (await import('./disputed-count.tsx')).DisputedCount }))

export const DisputedMarks = ({ marks }: { marks: readonly unknown[] | undefined }) =>
  marks && marks.length > 0 ? <DisputedCount count={marks.length} /> : null
