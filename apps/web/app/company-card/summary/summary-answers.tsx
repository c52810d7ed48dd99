// Part of the card's header that only the summary tab shows: short answers about the company, and below them the verdict with its reasons.
import type { CardHeaderProps } from '../card-header.tsx'
import { FiveAnswers } from '../five-answers.tsx'
import { VerdictStrip } from '../verdict-strip.tsx'

export const SummaryAnswers = ({ card, number }: CardHeaderProps) => (
  <div>
    <FiveAnswers card={card} />
    {card.reliability && <VerdictStrip report={card.reliability} company={card.company} number={number} />}
  </div>
)
