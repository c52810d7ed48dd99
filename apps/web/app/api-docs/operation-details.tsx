// One operation of the API page: who may call it, what it takes, what it answers.
import { useMessages } from '../i18n/catalogue.ts'
import { DescriptionList } from '../ui/description-list.tsx'
import { Stack } from '../ui/layout.tsx'
import { Table } from '../ui/table.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { DocumentedOperation, DocumentedParameter } from './api-docs.loader.ts'
import { apiDocsMessages } from './api-docs.messages.ts'
import styles from './api-docs.module.css'

export function OperationDetails({ operation }: { operation: DocumentedOperation }) {
  const texts = useMessages(apiDocsMessages)
  return (
    <Stack gap={4}>
      <Text as="p" tone="secondary">
        <span lang="en">{operation.summary}</span>
      </Text>
      <DescriptionList
        items={[
          { label: texts.access, value: operation.flag ? texts.withFlag(operation.flag) : texts.roles[operation.access] },
          { label: texts.limit, value: <code>{operation.limit}</code> },
          { label: texts.errors, value: operation.errors.map(({ code, status }) => `${status} ${code}`).join(', ') || '—' },
        ]}
      />
      {operation.parameters.length > 0 && <Parameters parameters={operation.parameters} label={texts.parametersCaption(operation.key)} />}
      {operation.body && <Outline title={operation.multipart ? texts.multipart : texts.body} text={operation.body} />}
      {operation.answers.map(({ status, outline }) => (
        <Outline key={status} title={texts.answer(status)} text={outline ?? texts.noBody} />
      ))}
    </Stack>
  )
}

function Parameters({ parameters, label }: { parameters: DocumentedParameter[]; label: string }) {
  const texts = useMessages(apiDocsMessages)
  return (
    <Table
      caption={label}
      rows={parameters}
      rowKey={({ name, place }) => `${place} ${name}`}
      columns={[
        { key: 'name', head: texts.parameter, rowHeader: true, cell: ({ name }) => <code>{name}</code> },
        { key: 'place', head: texts.place, cell: ({ place }) => texts.places[place] },
        { key: 'type', head: texts.type, cell: ({ type }) => <code>{type}</code> },
        { key: 'required', head: texts.required, cell: ({ required }) => (required ? texts.yes : texts.no) },
      ]}
    />
  )
}

const Outline = ({ title, text }: { title: string; text: string }) => (
  <section aria-label={title}>
    <Heading level={3} look="h4">
      {title}
    </Heading>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling block must be reachable by keyboard */}
    <pre className={styles.outline} tabIndex={0}>
      {text}
    </pre>
  </section>
)
