// Hostile HTML and a detector of its effects, with the content security policy off: user text must be harmless without it.
import { expect, type Page } from '@playwright/test'

/** Each calls `alert`, requests another host or links to a script if it is parsed as part of a page. */
export const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg onload="alert(1)"></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<audio src onerror=alert(1)>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<img src="https://evil.test/track.gif">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<style>@import "https://evil.test/x.css";</style>',
  '<a href="java&#9;script:alert(1)">нажать</a>',
] as const

/** Effects of such text: dialogs, requests to other hosts. Pages opened by user text would be a failure of the test itself. */
export function watchMischief(page: Page, origin: string): string[] {
  const done: string[] = []
  page.on('dialog', (dialog) => {
    done.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (sent) => !sent.url().startsWith(origin) && !/^(?:data|blob):/.test(sent.url()) && done.push(sent.url()))
  return done
}

/** Waits until everything that could run has run, including the text's own handlers: two frames drawn, and the network idle. */
export async function hadItsTurn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.waitForLoadState('networkidle')
}

const ACTIVE = 'script, iframe, object, embed, style, animate, img[src^="https:"], img[src^="data:"]'

/**
 * Records every element and attribute that could run code or request another host as soon as it is inserted. The console is no evidence:
 * since version 156 Chromium also reports handlers of documents that are never shown.
 */
export async function watchDocument(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate((active) => {
    const seen: string[] = []
    const note = (one: Element) => {
      const runs = [...one.attributes].some(({ name, value }) => /^on/i.test(name) || /^\s*java\s*script:/i.test(value))
      if (runs || one.matches(active)) seen.push(one.outerHTML)
    }
    const watch = new MutationObserver((changes) => {
      for (const { type, addedNodes, target } of changes) {
        if (type === 'attributes' && target instanceof Element) note(target)
        for (const node of addedNodes) if (node instanceof Element) for (const one of [node, ...node.querySelectorAll('*')]) note(one)
      }
    })
    watch.observe(document, { subtree: true, childList: true, attributes: true })
    Object.assign(window, { seen })
  }, ACTIVE)
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
}

/** Pastes or drops the text into a field. */
export async function give(page: Page, kind: 'paste' | 'drop', html: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Текст статьи' })
  await field.focus()
  await field.evaluate(
    (element, [how, text]) => {
      const data = new DataTransfer()
      data.setData('text/html', text)
      const { x, y } = element.getBoundingClientRect()
      const where = { clientX: x + 5, clientY: y + 5, bubbles: true, cancelable: true }
      element.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, ...where })
          : new DragEvent('drop', { dataTransfer: data, ...where }),
      )
    },
    [kind, html] as const,
  )
  await expect(field).toBeVisible()
}
