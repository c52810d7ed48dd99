// Two lines of text for a table cell.
import type { ReactNode } from 'react'
import { Text } from './text.tsx'

/** The row's name and, smaller below it, what distinguishes rows of the same name. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span>
    {first} <br />
    <Text size="caption" tone="secondary">
      {second}
    </Text>
  </span>
)
