import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AssessmentFacts } from '@/components/kinds/assessments/assessment-facts';
import { renderPage } from '@/tests/setup/render';

const HOW = { questionsCount: 8, passPercent: 70, attempts: 3, minutes: null };

it('what an assessment asks is said before it is bought, and who decides about the money', () => {
  renderPage(<AssessmentFacts {...HOW} isFree={false} />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toContain('8 أسئلة');
  expect(lines).toContain('بلا حد للوقت');
  expect(lines).toContain('3 محاولات');
  expect(screen.getByText(/طلب الاسترداد/)).toBeInTheDocument();
});

it('one that costs nothing says nothing about money that goes back', () => {
  renderPage(<AssessmentFacts {...HOW} isFree />);
  expect(screen.queryByText(/طلب الاسترداد/)).toBeNull();
});
