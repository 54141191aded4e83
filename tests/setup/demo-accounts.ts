export const DEMO_PASSWORD = 'qeema-demo-2026';

/** The demo's accounts; see lib/server/demo/accounts.ts. */
export const DEMO = {
  member: { name: 'هدى الشامي', email: 'huda@demo.qeema.example' },
  creator: { name: 'سارة العتيبي', email: 'sara@demo.qeema.example' },
  company: { name: 'دار قلم للنشر الرقمي', email: 'darqalam@demo.qeema.example' },
} as const;
