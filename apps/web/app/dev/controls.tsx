// Part of `/dev/ui`, the page that shows developers every widget in every state: buttons, links that look like buttons, choices, tabs, breadcrumbs,
// menus.
import { useState } from 'react'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button, ButtonLink, FileIconLink, IconButton, IconLink, LinkButton, Spinner } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Menu, MenuButton, MenuLink } from '../ui/menu.tsx'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useToast } from '../ui/toast.tsx'

const VARIANTS = ['primary', 'secondary', 'soft', 'text', 'danger', 'done'] as const
/** Links of the samples lead to this page itself. */
const HERE = '/dev/ui'

export const Controls = () => (
  <>
    <Buttons />
    <Navigation />
  </>
)

const Buttons = () => (
  <Panel title="Buttons">
    <Stack gap={3}>
      {(['enabled', 'busy', 'disabled'] as const).map((state) => (
        <Row key={state} wrap>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} busy={state === 'busy'} disabled={state === 'disabled'}>
              {variant} {state}
            </Button>
          ))}
        </Row>
      ))}
      <Row wrap>
        {(['small', 'normal', 'large', 'huge'] as const).map((size) => (
          <Button key={size} size={size} icon="plus">
            {size}
          </Button>
        ))}
        <ButtonLink to={HERE} icon="link">
          link as a button
        </ButtonLink>
        <LinkButton>button as a link</LinkButton>
        <LinkButton disabled>disabled button as a link</LinkButton>
        <span>
          <Spinner /> spinner
        </span>
        <IconButton icon="edit" label="Edit" />
        <IconButton icon="trash" label="Remove" outlined />
        <IconButton icon="close" label="Close" small />
        <IconLink icon="message" label="Write" to={HERE} />
        <FileIconLink icon="download" label="Download" href="/feed.xml" />
        {/* The number is an invented company's taxpayer number. */}
        <CopyButton value="7799483056" label="Copy the number" hint="Copy" doneHint="Copied" />
      </Row>
      <Button full variant="primary">
        full width
      </Button>
    </Stack>
  </Panel>
)

function Navigation() {
  const [chosen, setChosen] = useState('year')
  const toast = useToast()
  return (
    <Panel title="Ways">
      <Stack gap={3}>
        <Breadcrumbs label="Way to the page" crumbs={[{ label: 'Home', to: '/' }, { label: 'Widgets' }]} />
        <Tabs
          label="Tabs"
          selected="one"
          items={[
            { key: 'one', to: HERE, label: 'Selected' },
            { key: 'two', to: HERE, label: 'With a count', count: 12 },
            { key: 'three', to: HERE, label: 'With a warning', count: 3, warning: 'needs a look' },
            { key: 'four', to: HERE, label: 'With a word', mark: 'stop' },
          ]}
          more={
            <Menu trigger="More tabs">
              <MenuLink to={HERE}>Further tab</MenuLink>
            </Menu>
          }
        />
        <Segmented
          label="Period"
          chosen={chosen}
          onChoose={setChosen}
          segments={[
            { value: 'month', label: 'Month', count: 4 },
            { value: 'year', label: 'Year', count: 52 },
          ]}
        />
        <Segmented
          label="Choices with addresses, in rows on a phone"
          wrap
          chosen="all"
          segments={[
            { value: 'all', label: 'All of them', to: HERE },
            { value: 'own', label: 'Those of my company', to: `${HERE}?own=1` },
          ]}
        />
        <Segmented
          label="Choices of a narrow panel"
          narrow
          chosen="any"
          segments={[
            { value: 'any', label: 'Any', to: HERE },
            { value: 'in', label: 'In', to: `${HERE}?in=1` },
            { value: 'out', label: 'Out', to: `${HERE}?out=1` },
          ]}
        />
        <Menu trigger="Menu" alignStart>
          <MenuLink to={HERE} icon="building" current>
            Current
          </MenuLink>
          <MenuLink to={HERE} icon="user">
            Another
          </MenuLink>
          <MenuButton icon="refresh" onClick={() => toast.success('Done')}>
            Action
          </MenuButton>
        </Menu>
      </Stack>
    </Panel>
  )
}
