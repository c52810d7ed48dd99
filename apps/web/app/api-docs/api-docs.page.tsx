// `/api/docs`: every operation of the HTTP contract, printed from the same table that the server registers.
import { Fragment } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useExampleNumber } from '../shell/example-number.ts'
import { PageHead } from '../shell/page-head.tsx'
import { AccordionSection } from '../ui/accordion.tsx'
import { Container, Row, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/api-docs.page'
import { type DocumentedGroup, documentedGroups } from './api-docs.loader.ts'
import { apiDocsMessages } from './api-docs.messages.ts'
import styles from './api-docs.module.css'
import { OperationDetails } from './operation-details.tsx'

/**
 * Examples that run as they are once two variables are set: `SVERKA_URL`, the site's URL, and `SVERKA_KEY`, an API key. `number`: the INN (taxpayer
 * number) of a company. They search for a company, look it up in the formats of DaData and of Checko (other data services), check a list, and call an
 * MCP tool.
 */
const curlExamples = (number: string) => `curl "$SVERKA_URL/api/v1/company-search/?query=${number}" \\
  -H "Authorization: Bearer $SVERKA_KEY"

curl "$SVERKA_URL/suggestions/api/4_1/rs/findById/party" \\
  -H "Authorization: Token $SVERKA_KEY" -H "Content-Type: application/json" \\
  -d '{"query": "${number}"}'

curl "$SVERKA_URL/v2/company?key=$SVERKA_KEY&inn=${number}"

curl "$SVERKA_URL/api/v1/bulk-checks/" \\
  -H "Authorization: Bearer $SVERKA_KEY" -H "Content-Type: application/json" \\
  -d '{"name": "Suppliers", "purpose": "prepayment", "numbers": "${number}"}'

curl "$SVERKA_URL/mcp" \\
  -H "Authorization: Bearer $SVERKA_KEY" -H "Content-Type: application/json" \\
  -d '{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "read_report", "arguments": {"number": "${number}"}}}'`

export function loader(): { groups: DocumentedGroup[] } {
  return { groups: documentedGroups() }
}

export default function ApiDocsPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(apiDocsMessages)
  const examples = curlExamples(useExampleNumber())
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
        <Panel title={texts.byKey}>
          <Stack gap={3}>
            <p>{texts.byKeyHint}</p>
            <pre className={styles.example}>
              <code>{examples}</code>
            </pre>
            <p>{texts.byKeyLimits}</p>
            <p>
              <Link to="/profile/api-access">{texts.toKeys}</Link>
            </p>
          </Stack>
        </Panel>
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
    <code className={styles.path}>
      {path.split(/(?<=\/)/).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one path never change their order
        <Fragment key={place}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  </Row>
)
