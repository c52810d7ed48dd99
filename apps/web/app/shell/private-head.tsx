// Head of a private page: its name as heading, not indexed, with actions beside it.
import type { ReactNode } from 'react'
import { Row } from '../ui/layout.tsx'
import { Heading } from '../ui/text.tsx'
import { PageHead } from './page-head.tsx'

export function PrivateHead({ title, children }: { title: string; children?: ReactNode }) {
  const heading = (
    <Heading level={1} look="h2">
      {title}
    </Heading>
  )
  return (
    <>
      <PageHead title={title} noindex />
      {children ? (
        <Row between wrap>
          {heading}
          {children}
        </Row>
      ) : (
        heading
      )}
    </>
  )
}
