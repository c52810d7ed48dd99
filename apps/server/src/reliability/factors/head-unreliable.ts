// The register marks the entry about the head as unreliable.
import { text } from '../evidence.ts'
import { factor, found, notFound } from '../factor.ts'

export const headUnreliable = factor({
  code: 'head-unreliable',
  group: 'people',
  polarity: 'stop',
  points: -40,
  source: 'egrul',
  basis: '129-ФЗ, ст. 11 п. 6',
  only: 'company',
  title: ['Недостоверные сведения о руководителе', 'Unreliable entry about the head', '负责人信息不实'],
  explanation: [
    'Руководитель заявил, что не имеет отношения к компании, или так решила налоговая: подпись под договором под вопросом.',
    'The head denies any part in the company, or the tax service found so: the signature is doubtful.',
    '负责人否认与公司有关或税务机关认定不实，签字存疑。',
  ],
  needs: ['register'],
  check: ({ register }) => {
    const marked = register.heads.filter(({ kind, unreliable }) => kind === 'person' && unreliable)
    return marked.length > 0 ? found(...marked.map(({ name, unreliable }) => text('person', `${name}: ${unreliable}`))) : notFound()
  },
})
