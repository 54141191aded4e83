/** A date of a workshop before its day was said. @param before the one above it, whose place it takes over */
export const newDate = (
  before: { time: string; minutes: number; seats: number; place: 'link' | 'in_person'; placeText: string } = {
    ...{ time: '18:00', minutes: 120, seats: 20, place: 'link', placeText: '' },
  },
) => {
  const { time, minutes, seats, place, placeText } = before;
  return { _id: crypto.randomUUID() as string, date: '', ...{ time, minutes, seats, place, placeText } };
};
