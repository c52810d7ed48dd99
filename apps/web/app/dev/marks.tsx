// Part of `/dev/ui`, the page that shows developers every widget in every state: text sizes, icons, badges of a company's status, tags, notes, empty
// states and skeletons.
import { StatusBadge, type StatusVariant, statusIcons, Tag } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { ErrorNote, Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Sign } from '../ui/sign.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Digits, Heading, Text } from '../ui/text.tsx'
import { iconNames } from './icon-names.ts'

const TONES = ['primary', 'secondary', 'muted', 'good', 'warning', 'bad'] as const
const SIZES = ['micro', 'caption', 'ui', 'body', 'lead', 'figure'] as const
const STATUSES = Object.keys(statusIcons) as StatusVariant[]

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
        <Row wrap>
          <Text weight="medium">Medium</Text>
          <Text weight="bold">Bold</Text>
          <Text numeric>1 280 000 000</Text>
          <Digits>7799483056</Digits>
        </Row>
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
    <Panel title="Icons" count={iconNames.length}>
      <Stack gap={4}>
        <Row wrap>
          {(['small', 'normal', 'large', 'huge'] as const).map((size) => (
            <span key={size}>
              <Icon name="shield" size={size} /> {size}
            </span>
          ))}
          <span>
            <Icon name="heart" filled /> filled
          </span>
        </Row>
        <Row wrap>
          {iconNames.map((name) => (
            <span key={name}>
              <Icon name={name} /> {name}
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
        <ErrorNote>An error after an action, announced at once</ErrorNote>
        <Note icon="clock" title="Remark with a sign of its own and an action" action={<Button size="small">Act</Button>} />
        <Note tone="bad" alert>
          Remark that is read aloud at once.
        </Note>
        <EmptyState title="Nothing here yet" icon="search" action={<Button variant="primary">Begin</Button>}>
          Says why, and what to do.
        </EmptyState>
        <EmptyState title="Nothing here yet, low" compact>
          Says why, and what to do.
        </EmptyState>
        <Skeleton width="100%" height="24px" />
      </Stack>
    </Panel>
  </>
)
