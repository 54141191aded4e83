export const DEMO_PASSWORD = 'qeema-demo-2026';

/** Accounts of the demo; see lib/server/demo/accounts.ts. */
export const DEMO = {
  member: { name: 'هدى الشامي', email: 'huda@demo.qeema.example' },
  creator: { name: 'سارة العتيبي', email: 'sara@demo.qeema.example' },
  operator: { name: 'إدارة قيمة', email: 'admin@demo.qeema.example' },
  company: { name: 'دار قلم للنشر الرقمي', email: 'darqalam@demo.qeema.example' },
} as const;
