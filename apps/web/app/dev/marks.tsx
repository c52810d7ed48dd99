// Text roles, icons, status marks, tags, remarks and what stands in place of content.
import { StatusBadge, type StatusLook, statusIcons, Tag } from '../ui/badge.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Sign } from '../ui/sign.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Digits, Heading, Text } from '../ui/text.tsx'

const TONES = ['primary', 'secondary', 'muted', 'good', 'warning', 'bad'] as const
const SIZES = ['micro', 'caption', 'ui', 'body', 'lead', 'figure'] as const
const STATUSES = Object.keys(statusIcons) as StatusLook[]

export const Marks = () => (
  <>
    <Panel title="Text">
      <Stack gap={3}>
        {(['display', 'h1', 'h2', 'h3', 'h4'] as const).map((look) => (
          <Heading key={look} level={3} look={look}>
            Heading as {look}
          </Heading>
        ))}
        {SIZES.map((size) => (
          <Text key={size} as="p" size={size}>
            Text of size {size}
          </Text>
        ))}
        <Row wrap>
          {TONES.map((tone) => (
            <Text key={tone} tone={tone}>
              Text in tone {tone}
            </Text>
          ))}
        </Row>
        <Digits>7799483056</Digits>
      </Stack>
    </Panel>
    <Panel title="Marks">
      <Stack gap={3}>
        <Row wrap>
          {STATUSES.map((look) => (
            <StatusBadge key={look} look={look}>
              {look}
            </StatusBadge>
          ))}
          <StatusBadge look="active" large>
            large
          </StatusBadge>
        </Row>
        <Row wrap>
          {(['neutral', 'accent', 'good', 'warning', 'bad'] as const).map((tone) => (
            <Tag key={tone} tone={tone} icon="info">
              {tone}
            </Tag>
          ))}
        </Row>
        <Row wrap>
          {(['positive', 'muted', 'negative', 'attention'] as const).map((look) => (
            <span key={look}>
              <Sign look={look} /> {look}
            </span>
          ))}
        </Row>
      </Stack>
    </Panel>
    <Panel title="Remarks">
      <Stack gap={3}>
        {(['info', 'good', 'warning', 'bad'] as const).map((tone) => (
          <Note key={tone} tone={tone} title={`Remark in tone ${tone}`}>
            What to know, in one sentence.
          </Note>
        ))}
        <EmptyState title="Nothing here yet" compact>
          Says why, and what to do.
        </EmptyState>
        <Skeleton width="100%" height="24px" />
      </Stack>
    </Panel>
  </>
)
