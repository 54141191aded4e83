/** The steps of each setup and their fields. */
const SETUPS = {
  profile: [
    { id: 'personal', fields: ['profilePicId', 'dateOfBirth', 'gender'] },
    { id: 'work', fields: ['industryId', 'country', 'city'] },
    { id: 'links', fields: ['socialLinks'] },
  ],
  company: [
    { id: 'company', fields: ['profilePicId', 'name', 'handle', 'headline', 'bio'] },
    { id: 'business', fields: ['companySize', 'foundedOn', 'industryId', 'tags'] },
    { id: 'contact', fields: ['country', 'city', 'socialLinks'] },
  ],
} as const;

export type SetupKind = keyof typeof SETUPS;
export type StepId = (typeof SETUPS)[SetupKind][number]['id'];
export type SetupStep = { id: StepId; fields: readonly string[] };

export const stepsOf = (kind: SetupKind): readonly SetupStep[] => SETUPS[kind];

/** The step that has a field. @param path as in errors: `socialLinks.0.url` */
export function stepOfField(kind: SetupKind, path: string): number {
  const field = path.split('.')[0] ?? '';
  return Math.max(
    0,
    stepsOf(kind).findIndex(({ fields }) => fields.includes(field)),
  );
}
