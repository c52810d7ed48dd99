// The head of a page of one's own: its name, which search engines leave out, as the heading, and what can be done beside it.
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
