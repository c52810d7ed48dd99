// Tab «Филиалы» of a company card: the branches and representative offices that the state register names (specification §2).

import type { Company } from '@sverka/contract/company/company'
import { useParams } from 'react-router'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Tag } from '../../ui/badge.tsx'
import { Row } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { RuledList } from '../../ui/list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Digits, Text } from '../../ui/text.tsx'
import { tabPath } from '../card-url.ts'
import { ExtractEmpty } from '../extract-empty.tsx'
import { withBranch } from '../purpose.ts'
import { registerTabMessages } from '../register-tab.messages.ts'
import { SourceNote } from '../source-note.tsx'
import { useCompany } from '../use-company.ts'

type Filial = Company['division'][number]['filials'][number]

export default function BranchesTab() {
  const texts = useMessages(registerTabMessages)
  const filials = useCompany().division.flatMap((division) => division.filials)
  if (filials.length === 0) {
    return (
      <Panel title={texts.tabs.branches} foot={<SourceNote />}>
        <ExtractEmpty icon="building" />
      </Panel>
    )
  }
  return (
    <Panel anchor="record-branches" title={texts.tabs.branches} count={filials.length} foot={<SourceNote />}>
      <RuledList>
        {filials.map((filial, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two branches may share an address
          <li key={index}>
            <FilialRow filial={filial} />
          </li>
        ))}
      </RuledList>
    </Panel>
  )
}

/** `kpp` (КПП): code of the branch's own tax registration. Its link opens the card with a note about this branch. */
function FilialRow({ filial: { kind, name, address, kpp, country } }: { filial: Filial }) {
  const format = useFormat()
  const texts = useMessages(registerTabMessages)
  const { id = '' } = useParams()
  return (
    <>
      <Row gap={2} wrap>
        {name && <Text weight="medium">{name}</Text>}
        <Tag>{kind === 'branch' ? texts.branch : texts.representation}</Tag>
      </Row>
      <Text as="p">{format.list([country, address])}</Text>
      {kpp && (
        <Text size="caption" tone="muted">
          {texts.kpp}{' '}
          <Link to={withBranch(tabPath(id, 'summary'), kpp)}>
            <Digits>{kpp}</Digits>
          </Link>
        </Text>
      )}
    </>
  )
}
