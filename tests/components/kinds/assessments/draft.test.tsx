import { describe, expect, it } from 'vitest';
import { AssessmentsDraft } from '@/components/kinds/assessments/form/form-schema';
import { newDate } from '@/components/kinds/assessments/form/new-date';
import { assessments } from '@/components/kinds/assessments/parts';

const draft = () => assessments.draftOf(null);

describe('the form of a workshop', () => {
  it('sends no date while the day of the only one was not said', () => {
    expect(AssessmentsDraft.parse(draft())).toMatchObject({ isDated: true, dates: [] });
  });

  it('leaves out dates that were typed before it was turned to an assessment alone', () => {
    const typed = { ...draft(), dates: [{ ...newDate(), date: '2030-01-01' }] };
    expect(AssessmentsDraft.parse(typed).dates).toHaveLength(1);
    expect(AssessmentsDraft.parse({ ...typed, isDated: false }).dates).toEqual([]);
  });

  it('still says what is wrong with dates that are sold', () => {
    const wrong = { ...draft(), dates: [{ ...newDate(), date: '2030-01-01', minutes: 7 }] };
    expect(AssessmentsDraft.safeParse(wrong).success).toBe(false);
  });
});
