// How many records of a finding the company disputes; the code that draws it is loaded only if there are any.
import { lazy } from 'react'

/** No Suspense fallback: it would hide the server's markup until the script has loaded. */
const DisputedCount = lazy(async () => ({ default: (await import('./disputed-count.tsx')).DisputedCount }))

export const DisputedMarks = ({ marks }: { marks: readonly unknown[] | undefined }) =>
  marks && marks.length > 0 ? <DisputedCount count={marks.length} /> : null
