// `/api/docs`: every operation of the HTTP contract, printed from the same table that the server registers.
import { useMessages } from '../i18n/catalogue.ts'
import { PageHead } from '../shell/page-head.tsx'
import { AccordionSection } from '../ui/accordion.tsx'
import { Container, Row, Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/api-docs.page'
import { type DocumentedGroup, documentedGroups } from './api-docs.loader.ts'
import { apiDocsMessages } from './api-docs.messages.ts'
import styles from './api-docs.module.css'
import { OperationDetails } from './operation-details.tsx'

export function loader(): { groups: DocumentedGroup[] } {
  return { groups: documentedGroups() }
}

export default function ApiDocsPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(apiDocsMessages)
  return (
    <Container className={styles.page}>
      <PageHead title={texts.title} description={texts.lead} canonical="/api/docs" />
      <Stack gap={6}>
        <Heading level={1}>{texts.title}</Heading>
        <Text as="p" size="lead" tone="secondary">
          {texts.lead}
        </Text>
        <p>
          <a href="/api/v1/openapi.json">{texts.document}</a>
        </p>
        {loaderData.groups.map((group) => (
          <Panel key={group.name} title={group.name} count={group.operations.length}>
            {group.operations.map((operation) => (
              <AccordionSection key={operation.key} title={<OperationTitle method={operation.method} path={operation.path} />}>
                <OperationDetails operation={operation} />
              </AccordionSection>
            ))}
          </Panel>
        ))}
      </Stack>
    </Container>
  )
}

const OperationTitle = ({ method, path }: { method: string; path: string }) => (
  <Row gap={3} wrap>
    <span className={styles.method}>{method}</span>
    <code className={styles.path}>{path}</code>
  </Row>
)
