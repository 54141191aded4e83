import { vi } from 'vitest';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import type { CurrentUser } from '@/lib/contract/users';

type Answers = readonly (readonly [endpoint: object, answer: unknown])[];

export const ME: CurrentUser = {
  _id: '01900000-0000-7000-8000-000000000001',
  name: 'هدى الشامي',
  handle: 'huda',
  headline: '',
  bio: '',
  profilePic: null,
  role: 'MEMBER',
  accountType: 'INDIVIDUAL',
  email: 'huda@example.com',
  emailVerified: true,
  locale: 'ar',
  digits: 'latn',
  calendar: 'gregory',
  timeZone: null,
  colorMode: null,
  hasPassword: true,
  deletesAt: null,
  interests: [],
};

/** The server's answer from now on; an error is thrown, a promise awaited. The test file mocks `call`. */
export function answerWith(answers: Answers): void {
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation(async (endpoint) => {
    const [, answer] = answers.find(([asked]) => asked === endpoint) ?? [];
    const given = await answer;
    if (given instanceof Error) throw given;
    return given as never;
  });
}

/** The requests to an endpoint so far. */
export const sentTo = (endpoint: object): unknown[] =>
  vi
    .mocked(call)
    .mock.calls.filter(([asked]) => asked === endpoint)
    .map(([, input]) => input);

/** An answer that arrives when the test calls it. */
export function later<T>(answer: T): { answer: Promise<T>; come: () => void } {
  let come: () => void = () => {};
  const promise = new Promise<T>((resolve) => {
    come = () => resolve(answer);
  });
  return { answer: promise, come };
}

export const WRONG_PASSWORD = new ApiError({
  code: 'password_wrong',
  status: 422,
  detail: 'هذه ليست كلمة مرورك الحالية.',
  errors: { current: 'validation:passwordWrong', password: 'validation:passwordWrong' },
});
export const SIGN_IN_AGAIN = new ApiError({ code: 'sign_in_again', status: 403, detail: 'سجّل الدخول.' });
export const BROKEN = new ApiError({ code: 'internal', status: 500, detail: 'حدث خطأ عندنا.' });
