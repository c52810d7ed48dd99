// Drawings of four products for the home page's slide about the marketplace.
import type { ReactNode } from 'react'
import styles from './goods-drawing.module.css'

/** In the order in which they are shown. */
export const goodsDrawings = ['valve', 'box', 'helmet', 'cable'] as const
export type GoodsName = (typeof goodsDrawings)[number]

const shapes: Record<GoodsName, ReactNode> = {
  valve: (
    <>
      <path fill="#5b7db6" d="M66 142h268v66H66zM152 142c0-34 20-54 48-54s48 20 48 54v74h-96z" />
      <path fill="#3f5f97" d="M56 126h24v98H56zM320 126h24v98h-24z" />
      <path fill="#8d98ae" d="M192 46h16v52h-16z" />
      <rect fill="#b9433f" x="142" y="36" width="116" height="16" rx="8" />
    </>
  ),
  box: (
    <>
      <path fill="#e3c79c" d="m200 62 104 50-104 50L96 112z" />
      <path fill="#cfa873" d="m96 112 104 50v86L96 198z" />
      <path fill="#b98f5a" d="m304 112-104 50v86l104-50z" />
      <path fill="#f3e3c6" d="m148 87 104 50v22l-18-9v-8L132 93z" />
    </>
  ),
  helmet: (
    <>
      <path fill="#f5a81c" d="M84 206c0-82 48-132 116-132s116 50 116 132z" />
      <rect fill="#d98500" x="58" y="204" width="284" height="28" rx="14" />
      <path fill="#ffc24a" d="M178 76c4-10 40-10 44 0l8 130h-60z" />
    </>
  ),
  cable: (
    <>
      <ellipse fill="#a67d4b" cx="260" cy="150" rx="60" ry="98" />
      <path fill="#2c3550" d="M150 64h110v172H150z" />
      <path fill="none" stroke="#4a5577" strokeWidth="4" d="M176 64q-14 86 0 172M202 64q-14 86 0 172M228 64q-14 86 0 172" />
      <ellipse fill="#d9b98a" stroke="#b98f5a" strokeWidth="6" cx="150" cy="150" rx="60" ry="98" />
      <ellipse fill="#5a4426" cx="150" cy="150" rx="13" ry="21" />
    </>
  ),
}

export const GoodsDrawing = ({ name }: { name: GoodsName }) => (
  <svg className={styles.drawing} viewBox="0 0 400 300" aria-hidden="true">
    <ellipse className={styles.shade} cx="200" cy="248" rx="136" ry="14" />
    {shapes[name]}
  </svg>
)
