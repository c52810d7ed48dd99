// Part of `/dev/ui`, the page that shows developers every widget in every state: grid, rows, parts shown at some widths only, panels, links, skip
// link.
import { Column, DesktopOnly, Grid, Grow, MobileOnly, Row, Stack, VisuallyHidden } from '../ui/layout.tsx'
import { Link, NavLink } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { Text } from '../ui/text.tsx'
import styles from './dev.module.css'

/** Links of the samples lead to this page itself. */
const HERE = '/dev/ui'

export const Placement = () => (
  <>
    <Panel title="Links">
      <div className={styles.skipping}>
        <SkipLink to="dev-after">Past the links, seen while it has the focus</SkipLink>
        <Row wrap>
          <Link to={HERE}>Link</Link>
          <NavLink to={HERE} end>
            Link of the page that is open
          </NavLink>
          <NavLink to="/about">Link of another page</NavLink>
        </Row>
        <p id="dev-after" tabIndex={-1}>
          Here the link past the links leads.
        </p>
      </div>
    </Panel>
    <Panel title="Placement">
      <Stack gap={4}>
        <Grid>
          {[8, 4, 7, 5].map((span) => (
            <Column key={span} span={span} className={styles.cell}>
              {span} of 12 columns
            </Column>
          ))}
        </Grid>
        <Row between>
          <span>Row, left</span>
          <span>Row, right</span>
        </Row>
        <Row>
          <Grow className={styles.cell}>Takes the room that is left</Grow>
          <span>fixed</span>
        </Row>
        <DesktopOnly>Shown from 768 px on</DesktopOnly>
        <MobileOnly>Shown below 768 px</MobileOnly>
        <Text as="p">
          Read aloud behind this sentence<VisuallyHidden>: the hidden part</VisuallyHidden>.
        </Text>
      </Stack>
    </Panel>
    <Panel title="Panel" count={3} action={<Link to={HERE}>Action</Link>} foot="Source and day" level={2} anchor="dev-panel">
      Title, count, action and foot.
    </Panel>
    <Panel title="Compact panel" compact level={3}>
      Smaller title and edges.
    </Panel>
    <Panel flush>
      <p className={styles.cell}>A flush panel without a title: what stands inside brings its own edges.</p>
    </Panel>
  </>
)
