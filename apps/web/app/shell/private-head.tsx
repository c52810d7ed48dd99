// Heading and metadata of a page for members: not indexed by search engines, with actions beside the heading.
import type { ReactNode } from 'react'
import { Row } from '../ui/layout.tsx'
import { Heading } from '../ui/text.tsx'
import { PageHead } from './page-head.tsx'

interface PrivateHeadProps {
  title: string
  /** Title of the browser's tab, if the heading alone does not say which page it is. */
  tab?: string
  /** Buttons or links beside the heading. */
  children?: ReactNode
}

export function PrivateHead({ title, tab = title, children }: PrivateHeadProps) {
  const heading = (
    <Heading level={1} look="h2">
      {title}
    </Heading>
  )
  return (
    <>
      <PageHead title={tab} noindex />
      {children ? (
        <Row between wrap>
          {heading}
          <Row gap={2} wrap>
            {children}
          </Row>
        </Row>
      ) : (
        heading
      )}
    </>
  )
}
