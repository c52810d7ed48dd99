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

/** Returns a list that grows with each effect of hostile text: a dialog's text, or the URL of a request to a host other than `origin`. */
export function recordScriptEffects(page: Page, origin: string): string[] {
  const effects: string[] = []
  page.on('dialog', (dialog) => {
    effects.push(dialog.message())
    void dialog.dismiss()
  })
  page.on(
    'request',
    (request) => !request.url().startsWith(origin) && !/^(?:data|blob):/.test(request.url()) && effects.push(request.url()),
  )
  return effects
}

/** Waits until scripts and event handlers in the text had time to run: the browser has drawn two frames and the network is idle. */
export async function waitUntilScriptsRan(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.waitForLoadState('networkidle')
}

/** Elements that could run code or request another host. The product removes all of them from user text. */
const ACTIVE = 'script, iframe, object, embed, style, animate, img[src^="https:"], img[src^="data:"]'

/**
 * Records the HTML of every element that could run code or request another host, as soon as it is inserted into the page. Returns a
 * function that reads the record. The browser's console cannot be used instead: since version 156 Chromium also reports handlers of
 * documents that are never shown.
 */
export async function recordActiveElements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate((active) => {
    const seen: string[] = []
    const note = (element: Element) => {
      const runs = [...element.attributes].some(({ name, value }) => /^on/i.test(name) || /^\s*java\s*script:/i.test(value))
      if (runs || element.matches(active)) seen.push(element.outerHTML)
    }
    const observer = new MutationObserver((changes) => {
      for (const { type, addedNodes, target } of changes) {
        if (type === 'attributes' && target instanceof Element) note(target)
        for (const node of addedNodes)
          if (node instanceof Element) for (const element of [node, ...node.querySelectorAll('*')]) note(element)
      }
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true })
    Object.assign(window, { seen })
  }, ACTIVE)
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
}

/** Pastes or drops HTML into the editor of an article. */
export async function pasteOrDrop(page: Page, kind: 'paste' | 'drop', html: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Текст статьи' })
  await field.focus()
  await field.evaluate(
    (element, [action, text]) => {
      const data = new DataTransfer()
      data.setData('text/html', text)
      const { x, y } = element.getBoundingClientRect()
      const position = { clientX: x + 5, clientY: y + 5, bubbles: true, cancelable: true }
      element.dispatchEvent(
        action === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, ...position })
          : new DragEvent('drop', { dataTransfer: data, ...position }),
      )
    },
    [kind, html] as const,
  )
  await expect(field).toBeVisible()
}
