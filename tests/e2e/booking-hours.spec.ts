import { inStore } from '../setup/app-store';
import { freeDays } from '../setup/booking-steps';
import { signIn, typeDay, untilAlive, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO } from '../setup/demo-accounts';

test('a creator says when they can be booked: by thumb, to the minute, in Ramadan; and sees what buyers see', async ({
  page,
}) => {
  const problems = watch(page);
  await signIn(page, DEMO.company, '/creator/calendar/hours');
  const monday = page.getByRole('button', { name: /^الاثنين 10:00/ }).first();
  await untilAlive(monday);
  await expect(monday).toHaveAccessibleName('الاثنين 10:00: متاح');
  await monday.click();
  await expect(page.getByRole('combobox', { name: 'الاثنين: من' })).toHaveCount(2);
  await page.getByRole('combobox', { name: 'الاثنين: إلى' }).first().click();
  await page.getByRole('option', { name: '09:45' }).click();
  await page.getByRole('button', { name: 'أضف رمضان القادم' }).click();
  await page.getByRole('combobox', { name: 'المنطقة الزمنية' }).fill('المغرب');
  await page.getByRole('option', { name: 'المغرب', exact: true }).click();
  await page.getByRole('button', { name: 'احفظ الأوقات' }).click();
  await expect(page.getByText('حُفظت أوقات الحجز')).toBeVisible();

  const preview = page.getByRole('region', { name: 'ما يراه المشترون' });
  await freeDays(preview).first().click();
  await expect(preview.getByRole('listitem').first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole('combobox', { name: 'الاثنين: إلى' }).first()).toHaveText('09:45');
  await expect(page.getByLabel('اسم الفترة')).toHaveValue('رمضان');
  expect(problems).toEqual([]);
});

test('a creator’s calendar reads their bookings, theirs is read, and a day off lists what is booked', async ({
  page,
}) => {
  const problems = watch(page);
  await signIn(page, DEMO.creator, '/creator/calendar/hours');
  const make = page.getByRole('button', { name: 'أنشئ العنوان' });
  await untilAlive(make);
  await make.click();
  const address = await page.getByRole('textbox', { name: 'عنوان تقويمك', exact: true }).inputValue();
  const feed = await page.request.get(new URL(address).pathname);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  expect(await feed.text()).toContain('BEGIN:VEVENT');

  // A name that no address belongs to.
  await page.getByLabel('عنوان تقويمك بصيغة iCal').fill('https://calendar.invalid/busy.ics');
  await page.getByRole('button', { name: 'اقرأ هذا التقويم' }).click();
  await expect(page.getByText('لا تقويم في هذا العنوان')).toBeVisible({ timeout: 20_000 });
  // The message is shown for four seconds, and on a busy machine a press may return later.
  await Promise.all([
    expect(page.getByText('أُزيل التقويم وأوقات انشغاله')).toBeVisible(),
    page.getByRole('button', { name: 'أزل التقويم' }).click(),
  ]);

  const day = await bookedDay();
  await page.getByRole('button', { name: 'أضف يوم إجازة' }).click();
  await typeDay(page, 'التاريخ', day);
  await page.getByRole('button', { name: 'احفظ الأوقات' }).click();
  const dialog = page.getByRole('dialog', { name: 'مواعيد صارت خارج أوقاتك' });
  await dialog
    .getByRole('checkbox', { name: new RegExp(DEMO.member.name) })
    .first()
    .check();
  await expect(dialog.getByRole('button', { name: 'ألغِ الموعد ورُدّ المال' })).toBeDisabled();
  await dialog.getByLabel('سبب الإلغاء').fill('طرأ لي سفر');
  await expect(dialog.getByRole('button', { name: 'ألغِ الموعد ورُدّ المال' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'أبقِها كما هي' }).click();
  await expect(dialog).toBeHidden();
  expect(problems).toEqual([]);
});

/** The next day on which the demo's member has booked its creator, by the clock of the creator: `YYYY-MM-DD`. */
async function bookedDay(): Promise<string> {
  const [row] = await inStore<{ day: string }>(
    `select to_char(s.starts_at at time zone 'Asia/Riyadh', 'YYYY-MM-DD') as day
     from bookings b join booking_slots s on s.id = b.slot_id join users buyer on buyer.id = b.buyer_id
     join users host on host.id = s.host_id
     where buyer.email = $1 and host.email = $2 and s.starts_at > now() + interval '1 day' and b.state = 'confirmed'
     order by s.starts_at limit 1`,
    [DEMO.member.email, DEMO.creator.email],
  );
  return row?.day ?? '';
}
